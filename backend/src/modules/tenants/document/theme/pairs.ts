import type { ColorRole, ColorRoles } from '../schema/theme';
import { contrast } from './color';

const SURFACES = ['surface_1', 'surface_2', 'surface_3'] as const;
const FILLS = ['primary', 'secondary', 'unread', 'success', 'warning', 'danger'] as const;

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for what is needed to find a control. */
export const TEXT = 4.5;
export const SHAPE = 3;

/** Two colours that meet on a page, and the least contrast between them. */
export interface Pair {
  readonly front: ColorRole;
  readonly back: ColorRole;
  readonly least: number;
}

const pairs = (fronts: readonly ColorRole[], backs: readonly ColorRole[], least: number): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));

/** Every pair that the interface uses. A component may combine no others. */
export const PAIRS: readonly Pair[] = [
  ...pairs(['text_strong', 'text', 'text_muted', 'primary_text'], SURFACES, TEXT),
  ...FILLS.map((back): Pair => ({ front: `on_${back}`, back, least: TEXT })),
  ...pairs(['success', 'warning', 'danger'], ['surface_1', 'surface_2'], TEXT),
  ...pairs(['focus'], SURFACES, SHAPE),
  ...pairs(['primary', 'unread'], ['surface_1'], SHAPE),
  ...pairs(['line'], ['surface_1', 'surface_2'], SHAPE),
];

export interface Miss extends Pair {
  readonly frontColor: string;
  readonly backColor: string;
  readonly ratio: number;
}

/** The pairs that miss their contrast. */
export function misses(roles: ColorRoles): Miss[] {
  return PAIRS.flatMap((pair) => {
    const [frontColor, backColor] = [roles[pair.front], roles[pair.back]];
    const ratio = contrast(frontColor, backColor);
    return ratio < pair.least ? [{ ...pair, frontColor, backColor, ratio }] : [];
  });
}
