import { foldName, fromWord } from '../../backend/src/modules/members/places/fold-name';
import { HEAD, LEAF, MAGIC, VERSION, WORD_BITS, onSphere } from '../../backend/src/modules/members/places/place-index';

export interface PlaceRow {
  readonly name: string;
  /** Region code, or the country's alone. */
  readonly region: string;
  readonly lat: number;
  readonly lon: number;
  /** The population of a town. A quarter with its city's name has none: it is found by its position, never by name. */
  readonly people?: number;
  /** The names that people elsewhere use for a town. */
  readonly aliases?: readonly string[];
}

/**
 * The file that PlaceIndex reads: points in the order of the tree, then names, people, towns by name and by other
 * names, regions and their tables.
 */
export function encodePlaces(rows: readonly PlaceRow[]): Buffer {
  const points = Float32Array.from(rows.flatMap(({ lat, lon }) => onSphere(lat, lon)));
  const order = treeOrder(points, rows.length);
  const codes = [...new Set(rows.map((row) => row.region))];
  const codeAt = new Map(codes.map((code, i) => [code, i]));
  const codeBytes = Buffer.from(codes.join(' '), 'latin1');
  const names = nameTable(rows);

  const sorted = new Float32Array(rows.length * 3);
  const nameAt = new Uint32Array(rows.length);
  const people = new Uint32Array(rows.length);
  const regions = new Uint16Array(rows.length);
  order.forEach((row, i) => {
    sorted.set(points.subarray(row * 3, row * 3 + 3), i * 3);
    nameAt[i] = names.at.get(rows[row]?.name ?? '') ?? 0;
    people[i] = rows[row]?.people ?? 0;
    regions[i] = codeAt.get(rows[row]?.region ?? '') ?? 0;
  });

  const inOrder = Array.from(order, (row) => rows[row]);
  const entries = entriesOf(inOrder);
  const aliases = aliasesOf(inOrder, names.at);
  const head = Buffer.alloc(HEAD);
  head.write(MAGIC, 'latin1');
  head.writeUInt32LE(VERSION, 8);
  head.writeUInt32LE(rows.length, 12);
  head.writeUInt32LE(codeBytes.length, 16);
  head.writeUInt32LE(entries.length, 20);
  head.writeUInt32LE(aliases.length / 2, 24);
  const arrays = [sorted, nameAt, people, entries, aliases, regions].map(({ buffer }) => Buffer.from(buffer));
  return Buffer.concat([head, ...arrays, codeBytes, names.bytes]);
}

/** Every town once for each word of its name, in the order in which TownSearch looks. */
function entriesOf(rows: readonly (PlaceRow | undefined)[]): Uint32Array {
  const keyed = rows.flatMap((row, i) => {
    if (row?.people === undefined) return [];
    const folded = foldName(row.name);
    const words = folded.split(' ').slice(0, 2 ** WORD_BITS);
    return words.map((_, word) => ({
      key: `${row.region.slice(0, 2)}${fromWord(folded, word)}`,
      entry: i * 2 ** WORD_BITS + word,
    }));
  });
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.entry - b.entry));
  return Uint32Array.from(keyed, ({ entry }) => entry);
}

/** Every town with each of its other names, in the order in which TownSearch looks. */
function aliasesOf(rows: readonly (PlaceRow | undefined)[], nameAt: ReadonlyMap<string, number>): Uint32Array {
  const keyed = rows.flatMap((row, i) =>
    (row?.aliases ?? []).map((alias) => ({
      key: `${row?.region.slice(0, 2)}${foldName(alias)}`,
      pair: [i, nameAt.get(alias) ?? 0],
    })),
  );
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return Uint32Array.from(keyed.flatMap(({ pair }) => pair));
}

/** Names once each, a length byte before each. */
function nameTable(rows: readonly PlaceRow[]): { bytes: Buffer; at: Map<string, number> } {
  const at = new Map<string, number>();
  const parts: Buffer[] = [];
  let length = 0;
  for (const name of rows.flatMap((row) => [row.name, ...(row.aliases ?? [])])) {
    if (at.has(name)) continue;
    const text = Buffer.from(name);
    if (text.length > 255) throw new Error(`a name is too long for its length byte: ${name}`);
    at.set(name, length);
    parts.push(Buffer.of(text.length), text);
    length += text.length + 1;
  }
  return { bytes: Buffer.concat(parts), at };
}

/** Row numbers so that the middle of every range divides it, axes taking turns. */
function treeOrder(points: Float32Array, count: number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  const split = (from: number, to: number, axis: number): void => {
    if (to - from <= LEAF) return;
    const along = (row: number): number => points[row * 3 + axis] ?? 0;
    order.subarray(from, to).sort((a, b) => along(a) - along(b));
    const middle = (from + to) >> 1;
    split(from, middle, (axis + 1) % 3);
    split(middle + 1, to, (axis + 1) % 3);
  };
  split(0, count, 0);
  return order;
}
