import sharp from 'sharp';
import { SCENES } from '../components/art/scenes/drawings';
import type { ArtName } from '../site/site-document';
import { drawSharePicture, plainColours } from './share-picture';
import { makeSite } from './testing/site-fixture';

const { theme, ...rest } = makeSite('Glow');
const ARTS = Object.keys(SCENES) as ArtName[];

describe('the picture that is shared', () => {
  it.each(ARTS)('draws %s in plain colours', (art) => {
    for (const dark of [false, true]) {
      expect(plainColours(SCENES[art], dark ? theme.dark : theme.light, dark)).not.toMatch(
        /var\(--color|color-mix|light-dark/,
      );
    }
  });

  it('mixes as CSS does, also mixtures of mixtures', () => {
    const colours = { ...theme.light, primary: '#ff0000', surface_1: '#ffffff', text: '#000000' };
    const mixed = (text: string) => plainColours(text, colours, false);
    expect(mixed('var(--color-primary)')).toBe('#ff0000');
    expect(mixed('color-mix(in oklab,var(--color-surface-1) 100%,var(--color-text))')).toBe('#ffffff');
    expect(mixed('color-mix(in oklab,#000000,#ffffff)')).toBe('#636363');
    expect(mixed('light-dark(color-mix(in oklab,#ffffff 0%,#ff0000),#000000)')).toBe('#ff0000');
  });

  it.each(ARTS)('has the size that networks ask for, of %s', async (art) => {
    const picture = await drawSharePicture({ ...rest, theme: { ...theme, art } });
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(picture.length).toBeLessThan(300_000);
  });
});
