import type { ColorRoles, Seeds, Theme } from '../schema/theme';
import { contrast, hexOf, type Oklch, readOklch, within } from './color';
import { SHAPE, TEXT } from './pairs';

type Scheme = 'light' | 'dark';

/** How far a seed's lightness may move: hardly in the scheme it was chosen for, freely in the other. */
const OWN_REACH = 0.08;
const OTHER_REACH = 0.6;
const STEP = 0.01;

const BLACK: Oklch = { l: 0, c: 0, h: 0 };
const WHITE: Oklch = { l: 1, c: 0, h: 0 };
const STATUS = {
  success: { c: 0.15, h: 152 },
  warning: { c: 0.15, h: 70 },
  danger: { c: 0.19, h: 26 },
} as const;

interface Plan {
  readonly scheme: Scheme;
  readonly reach: number;
  /** Away from the surface: darker on light, lighter on dark. */
  readonly direction: 1 | -1;
  readonly surfaces: readonly string[];
  readonly neutral: Oklch;
}

/** Both schemes of a theme. Colours that cannot be read are taken for grey; the schema has refused them. */
export function deriveTheme(theme: Pick<Theme, 'scheme' | 'seeds'>): { light: ColorRoles; dark: ColorRoles } {
  const own: Scheme = theme.scheme === 'dark' ? 'dark' : 'light';
  return { light: rolesOf('light', own, theme.seeds), dark: rolesOf('dark', own, theme.seeds) };
}

function rolesOf(scheme: Scheme, own: Scheme, seeds: Seeds): ColorRoles {
  const given = scheme === 'dark' && own === 'light' ? seeds.surface_dark : undefined;
  const surfaceSeed = read(given ?? seeds.surface);
  const surfaces = surfacesOf(scheme, scheme === own || given !== undefined, surfaceSeed);
  const plan: Plan = {
    scheme,
    reach: scheme === own ? OWN_REACH : OTHER_REACH,
    direction: scheme === 'light' ? -1 : 1,
    surfaces,
    neutral: { l: 0, c: Math.min(surfaceSeed.c + 0.008, 0.03), h: surfaceSeed.h },
  };
  const [surface1, surface2, surface3] = surfaces as [string, string, string];
  const ink = inkOf(plan);
  const [onPage, anywhere] = [SHAPE, 1];
  const primary = filled(read(seeds.primary), plan, onPage);
  const secondary = filled(read(seeds.secondary), plan, anywhere);
  const unread = filled(read(seeds.unread), plan, onPage);
  return {
    surface_1: surface1,
    surface_2: surface2,
    surface_3: surface3,
    ...neutrals(plan),
    primary,
    on_primary: onColor(primary, ink),
    secondary,
    on_secondary: onColor(secondary, ink),
    unread,
    on_unread: onColor(unread, ink),
    primary_text: away(read(seeds.primary), plan, (hex) => reads(hex, surfaces, TEXT), 1),
    focus: away(read(seeds.primary), plan, (hex) => reads(hex, surfaces, SHAPE), 1),
    ...statusRoles(plan, ink),
  };
}

const read = (text: string): Oklch => readOklch(text) ?? { l: 0.5, c: 0, h: 0 };
const reads = (hex: string, backs: readonly string[], least: number) =>
  backs.every((back) => contrast(hex, back) >= least);

function surfacesOf(scheme: Scheme, own: boolean, seed: Oklch): readonly string[] {
  if (scheme === 'light') {
    const first = own ? seed : { ...seed, l: 0.985, c: Math.min(seed.c, 0.01) };
    return [0, 0.028, 0.06].map((drop) => hexOf({ ...first, l: first.l - drop, c: first.c * (1 + drop * 12) }));
  }
  const first = own ? seed : { ...seed, l: 0.175, c: Math.min(seed.c + 0.006, 0.03) };
  return [0, 0.045, 0.095].map((rise) => hexOf({ ...first, l: first.l + rise, c: first.c * (1 + rise * 2) }));
}

function neutrals(plan: Plan) {
  const light = plan.scheme === 'light';
  const text = (l: number, least: number) =>
    away({ ...plan.neutral, l }, plan, (hex) => reads(hex, plan.surfaces, least), 1);
  const line = away(
    { ...plan.neutral, l: light ? 0.8 : 0.36 },
    plan,
    (hex) => reads(hex, plan.surfaces.slice(0, 2), SHAPE),
    1,
  );
  return {
    text_strong: text(light ? 0.22 : 0.96, 11),
    text: text(light ? 0.34 : 0.87, 7),
    text_muted: text(light ? 0.5 : 0.72, TEXT),
    line,
  };
}

function statusRoles(plan: Plan, ink: Oklch) {
  const start = plan.scheme === 'light' ? 0.56 : 0.7;
  const color = (hue: { c: number; h: number }) =>
    away({ l: start, ...hue }, plan, (hex) => reads(hex, plan.surfaces.slice(0, 2), TEXT), 1);
  const [success, warning, danger] = [color(STATUS.success), color(STATUS.warning), color(STATUS.danger)];
  return {
    success,
    on_success: onColor(success, ink),
    warning,
    on_warning: onColor(warning, ink),
    danger,
    on_danger: onColor(danger, ink),
  };
}

/**
 * A seed that is filled and written on: moved as little as it takes to be seen on the page and to carry white or ink,
 * and no further than the scheme allows. A seed that cannot do both keeps its colour as near as it gets, and is refused.
 */
function filled(seed: Oklch, plan: Plan, leastOnPage: number): string {
  const from = eased(seed, plan);
  const page = plan.surfaces.slice(0, 1);
  const writable = [WHITE, inkOf(plan)].map(hexOf);
  const steps = Array.from({ length: Math.round(plan.reach / STEP) + 1 }, (_, step) => step * STEP);
  const moves = steps.flatMap((step) => (step === 0 ? [0] : [-plan.direction * step, plan.direction * step]));
  for (const move of moves) {
    const hex = hexOf({ ...from, l: within(from.l + move, 0, 1) });
    if (reads(hex, page, leastOnPage) && writable.some((on) => contrast(on, hex) >= TEXT)) return hex;
  }
  return away(from, plan, (hex) => reads(hex, page, leastOnPage), plan.reach);
}

/** On a dark page very saturated colours glare: in the scheme that a seed was not chosen for, it is toned a little. */
function eased(seed: Oklch, plan: Plan): Oklch {
  return plan.reach === OTHER_REACH && plan.scheme === 'dark' ? { ...seed, c: seed.c * 0.94 } : seed;
}

/** The first colour that passes on the way from `from` away from the page; the last one tried if none does. */
function away(from: Oklch, plan: Plan, passes: (hex: string) => boolean, reach: number): string {
  const steps = Math.round(reach / STEP);
  for (let step = 0; step <= steps; step++) {
    const hex = hexOf({ ...from, l: within(from.l + plan.direction * step * STEP, 0, 1) });
    if (passes(hex)) return hex;
  }
  return hexOf({ ...from, l: within(from.l + plan.direction * reach, 0, 1) });
}

const inkOf = (plan: Plan): Oklch => ({ ...plan.neutral, l: 0.2 });

/** The text colour on a filled colour: white if readable, else ink, else black. White or black always is. */
function onColor(fill: string, ink: Oklch): string {
  const choices = [WHITE, ink, BLACK].map(hexOf);
  return choices.find((hex) => contrast(hex, fill) >= TEXT) ?? hexOf(BLACK);
}
