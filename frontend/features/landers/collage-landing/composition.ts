import { type PortraitPerson } from '../../../components/art/portraits/people';

export type Tile =
  | { readonly kind: 'person'; readonly person: PortraitPerson; readonly mirrored: boolean }
  | { readonly kind: 'mark'; readonly step: 1 | 2 | 3 }
  | { readonly kind: 'scene' | 'primary' | 'secondary' | 'unread' | 'free' };

type Code = 'P' | 'S' | '1' | '2' | '3' | 'p' | 's' | 'u' | 'f';

/** Columns from left to right; phones show the first four. `f` is the place that is still free. */
const COLUMNS: readonly (readonly Code[])[] = [
  ['P', '1', 'P', 's', 'P'],
  ['p', 'P', 'S', 'P'],
  ['P', 'u', 'P', '2', 'P'],
  ['f', 'P', 'p', 'P'],
  ['P', '3', 'P', 'u', 'P'],
  ['s', 'P', 'P', '1'],
];

const PLAIN = { S: 'scene', p: 'primary', s: 'secondary', u: 'unread', f: 'free' } as const;

/**
 * Everybody of the cast once, then once more looking the other way; shapes where that would be too often. Placed row by
 * row from above: what is cut off at the bottom is what there is least of.
 */
export function compose(cast: readonly PortraitPerson[]): readonly (readonly Tile[])[] {
  const rows = Math.max(...COLUMNS.map((column) => column.length));
  const composed: Tile[][] = COLUMNS.map(() => []);
  let placed = 0;
  for (let row = 0; row < rows; row += 1) {
    COLUMNS.forEach((column, i) => {
      const code = column[row];
      if (code === undefined) return;
      composed[i]?.push(code === 'P' ? personTile(cast, placed) : plainTile(code));
      if (code === 'P') placed += 1;
    });
  }
  return composed;
}

function personTile(cast: readonly PortraitPerson[], placed: number): Tile {
  const person = cast[placed % Math.max(1, cast.length)];
  const round = Math.floor(placed / Math.max(1, cast.length));
  if (person === undefined || round > 1) return { kind: placed % 2 === 0 ? 'secondary' : 'primary' };
  return { kind: 'person', person, mirrored: round === 1 };
}

function plainTile(code: Exclude<Code, 'P'>): Tile {
  if (code === '1' || code === '2' || code === '3') return { kind: 'mark', step: Number(code) as 1 | 2 | 3 };
  return { kind: PLAIN[code] };
}
