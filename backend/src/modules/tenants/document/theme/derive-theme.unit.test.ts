import { contrastFaults } from '../rules/theme-rules';
import { COLOR_ROLES, type Seeds } from '../schema/theme';
import { sampleDocument, TENANTS_ROOT } from '../testing/sample-document';
import { tenantFolders } from '../files/tenants-folder';
import { contrast } from './color';
import { deriveTheme } from './derive-theme';
import { misses, PAIRS } from './pairs';

const seeds: Seeds = {
  primary: 'oklch(0.55 0.22 350)',
  secondary: 'oklch(0.45 0.16 305)',
  unread: 'oklch(0.58 0.2 30)',
  surface: 'oklch(0.985 0.006 340)',
};

/** The same numbers on every run, so that a failure can be looked at again (mulberry32). */
function dice(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function randomSeeds(roll: () => number, surfaceLow: number, surfaceHigh: number): Seeds {
  const between = (low: number, high: number) => (low + roll() * (high - low)).toFixed(3);
  const color = () => `oklch(${between(0, 1)} ${between(0, 0.3)} ${between(0, 360)})`;
  const surface = `oklch(${between(surfaceLow, surfaceHigh)} ${between(0, 0.03)} ${between(0, 360)})`;
  return { primary: color(), secondary: color(), unread: color(), surface };
}

describe('a derived theme', () => {
  it('has every role in both schemes as a colour of the screen', () => {
    const theme = deriveTheme({ scheme: 'auto', seeds });
    for (const roles of [theme.light, theme.dark]) {
      expect(Object.keys(roles).sort()).toEqual([...COLOR_ROLES].sort());
      for (const color of Object.values(roles)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('is light on light and dark on dark', () => {
    const { light, dark } = deriveTheme({ scheme: 'auto', seeds });
    expect(contrast(light.surface_1, '#000000')).toBeGreaterThan(15);
    expect(contrast(dark.surface_1, '#ffffff')).toBeGreaterThan(15);
  });

  it('shows a seed that works exactly as it was given, in the scheme that it was chosen for', () => {
    const roles = { ...deriveTheme({ scheme: 'auto', seeds: { ...seeds, primary: 'oklch(0.47 0.19 262)' } }) };
    expect(roles.light.primary).toBe('#154fc3');
    expect(deriveTheme({ scheme: 'dark', seeds: { ...seeds, surface: 'oklch(0.165 0.012 265)' } }).dark.surface_1).toBe(
      '#0c0e14',
    );
  });

  it('moves a seed of middling lightness a hair, so that white reads on it', () => {
    const { light } = deriveTheme({ scheme: 'auto', seeds: { ...seeds, primary: 'oklch(0.6 0.215 12)' } });
    expect(light.on_primary).toBe('#ffffff');
    expect(contrast(light.primary, '#e22c5d')).toBeLessThan(1.1);
  });

  it('takes a dark page of its own where one is given, and names it where it does not work', () => {
    const night = 'oklch(0.19 0.045 268)';
    expect(deriveTheme({ scheme: 'auto', seeds: { ...seeds, surface_dark: night } }).dark.surface_1).toBe('#0b1228');
    const faults = contrastFaults({ scheme: 'auto', seeds: { ...seeds, surface_dark: 'oklch(0.55 0.02 90)' } });
    expect(new Set(faults.map(({ path }) => path))).toContain('theme.seeds.surface_dark');
  });

  it('gives the same colours for the same seeds', () => {
    expect(deriveTheme({ scheme: 'auto', seeds })).toEqual(deriveTheme({ scheme: 'auto', seeds }));
  });

  it.each(tenantFolders(TENANTS_ROOT))('of %s meets every pair in both schemes', (brand) => {
    expect(contrastFaults(sampleDocument(brand).theme)).toEqual([]);
  });

  it('always carries readable text and marks, whatever the four seeds: or names the seed that stands in the way', () => {
    const roll = dice(20261120);
    let accepted = 0;
    for (let run = 0; run < 200; run++) {
      const scheme = run % 2 === 0 ? 'auto' : 'dark';
      const random = randomSeeds(roll, scheme === 'auto' ? 0.94 : 0.08, scheme === 'auto' ? 1 : 0.22);
      const { light, dark } = deriveTheme({ scheme, seeds: random });
      const missed = [...misses(light), ...misses(dark)];
      // Only a seed that does not show on its own page may be refused; what is derived around it always works.
      expect([random, missed.filter(({ front }) => front !== 'primary' && front !== 'unread')]).toEqual([random, []]);
      for (const pair of PAIRS.filter(({ front }) => front.startsWith('on_'))) {
        expect(contrast(light[pair.front], light[pair.back])).toBeGreaterThanOrEqual(4.5);
      }
      if (missed.length === 0) accepted++;
    }
    expect(accepted).toBeGreaterThan(60);
  });

  it('refuses a primary that cannot be seen on the page, with the pair, both colours and the ratio', () => {
    const faults = contrastFaults({ scheme: 'auto', seeds: { ...seeds, primary: 'oklch(0.96 0.05 100)' } });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ path: 'theme.seeds.primary', code: 'contrast' });
    expect(faults[0]?.message).toMatch(
      /^In the light scheme primary #[0-9a-f]{6} on surface_1 #[0-9a-f]{6} has a contrast of 1\.\d\d; it takes 3\./,
    );
  });

  it('refuses a page of middling grey, on which no text can be read', () => {
    const faults = contrastFaults({ scheme: 'auto', seeds: { ...seeds, surface: 'oklch(0.55 0.02 90)' } });
    expect(faults.map(({ path }) => path)).toContain('theme.seeds.surface');
    expect(faults.some(({ message }) => / text #000000 on surface_3 #/.test(message))).toBe(true);
  });
});
