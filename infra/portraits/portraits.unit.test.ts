import sharp from 'sharp';
import { type Sitter } from '../../backend/src/entrypoints/cli/demo/portraits/sitter';
import { loadTenants } from '../../backend/src/modules/tenants/document';
import { siteDocument } from '../../backend/src/modules/tenants/document/site-document';
import { type Theme } from '../../frontend/site/site-document';
import { portraitPng, portraitSvg } from './draw';
import { lookOf } from './look';

const brands = loadTenants('tenants').flatMap((loaded) =>
  loaded.ok ? [[loaded.tenant.folder, siteDocument(loaded.tenant.document).theme as Theme] as const] : [],
);
const sitter = (id: number, more: Partial<Sitter> = {}): Sitter => ({
  ...{ brand: 'everglow', id, nth: 0, name: 'Anna', gender: 'woman', age: 40, hair: 'brown', body: 'average' },
  usualSkin: 0,
  ...more,
});
const many = Array.from({ length: 200 }, (_, n) => n + 1);
const some = many.slice(0, 30);

describe.each(brands)('portraits of %s', (_, theme) => {
  it('are the same every time, and no two alike', () => {
    const drawn = some.map((id) => portraitSvg(sitter(id), theme));
    expect(some.map((id) => portraitSvg(sitter(id), theme))).toEqual(drawn);
    expect(new Set(drawn.map((svg) => svg.replace(/\d+-0/g, ''))).size).toBe(some.length);
    expect(portraitSvg(sitter(1, { nth: 1 }), theme)).not.toBe(drawn[0]);
  });

  it('have only colours that every renderer knows', () => {
    for (const id of some) {
      expect(portraitSvg(sitter(id, { hair: 'dyed' }), theme)).not.toMatch(/var\(|color-mix|light-dark|oklch|NaN/);
    }
  });

  it('are pictures that members could upload', async () => {
    const { format, width, height } = await sharp(await portraitPng(sitter(1), theme)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 640, height: 800 });
  });
});

describe('how somebody looks', () => {
  const looks = (more: Partial<Sitter>) => many.map((id) => lookOf(sitter(id, more)));

  it('fits their gender', () => {
    expect(looks({ gender: 'woman' }).every(({ beard, lips }) => beard === undefined && lips)).toBe(true);
    const men = looks({ gender: 'man' });
    expect(men.every(({ lips, earrings }) => !lips && earrings === false)).toBe(true);
    expect(men.filter(({ beard }) => beard).length).toBeGreaterThan(50);
  });

  it('fits their age and what they tell of themselves', () => {
    expect(looks({ age: 70, hair: 'grey' }).every(({ lines, colour }) => lines === 2 && colour === 'grey')).toBe(true);
    expect(looks({ age: 25 }).every(({ lines }) => lines === 0)).toBe(true);
    const bald = looks({ gender: 'man', hair: 'bald' });
    expect(bald.every(({ hair }) => hair === 'shaved' || hair === 'receding')).toBe(true);
    const width = (body: string) => Math.min(...looks({ body }).map(({ shoulders }) => shoulders));
    expect(width('full_figured')).toBeGreaterThan(width('slim') + 10);
  });

  it('is the same face on another day', () => {
    const [one, other] = [lookOf(sitter(7)), lookOf(sitter(7, { nth: 1 }))];
    const { hair, colour, skin, face, height, jaw } = one;
    expect(other).toMatchObject({ hair, colour, skin, face, height, jaw });
    expect(Math.sign(other.turn)).toBe(-Math.sign(one.turn));
  });
});
