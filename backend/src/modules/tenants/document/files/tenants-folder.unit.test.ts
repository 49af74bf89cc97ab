import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES, isLocale } from '../../../../../../contract/text/locales';
import { overlayFaults } from '../../../../../../contract/text/overlay-faults';
import { OVERLAYS, languageOf } from '../../../../../../contract/text/regional-locale';
import { CONTENT_KEYS } from '../schema/texts';
import { TENANTS_ROOT } from '../testing/sample-document';
import { loadTenant, loadTenants, readTemplates, tenantFolders } from './tenants-folder';
import { generatedFiles } from './write-schema';
import { prepareTenant, writeTenant } from './write-tenant';

const brands = ['everglow', 'fellow', 'fullmoon', 'goldenhour', 'knotted', 'secondbloom', 'sheer'];
const loaded = loadTenants(TENANTS_ROOT);
const good = loaded.flatMap((result) => (result.ok ? [result.tenant] : []));

describe('the demo brands', () => {
  it('all validate', () => {
    expect(loaded.flatMap((result) => (result.ok ? [] : result.faults))).toEqual([]);
    expect(tenantFolders(TENANTS_ROOT)).toEqual(brands);
  });

  it('are one a niche', () => {
    expect(good.map(({ document }) => document.settings.niche).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('use all eleven languages, many countries and several currencies between them', () => {
    const all = <T>(pick: (brand: (typeof good)[number]) => readonly T[]) => new Set(good.flatMap(pick));
    expect([...all(({ document }) => document.locales.offered)].sort()).toEqual([...LOCALES].sort());
    expect(all(({ document }) => document.settings.countries).size).toBeGreaterThanOrEqual(14);
    const currencies = all(({ document }) => Object.keys(document.packages[0]?.price ?? {}));
    expect([...currencies].sort()).toEqual(['CHF', 'DKK', 'EUR', 'GBP', 'NOK', 'PLN', 'SEK', 'USD']);
  });

  it.each(good.map((brand) => [brand.folder, brand] as const))(
    '%s has every home text in every language it offers',
    (_, brand) => {
      const words = Object.keys(CONTENT_KEYS).filter((key) =>
        /hero|values_\d|moments_\d|questions_\d|closing/.test(key),
      );
      for (const locale of brand.document.locales.offered) {
        const own = Object.keys(brand.document.texts[locale] ?? {}).filter((key) => key.startsWith('home.'));
        expect([locale, own.sort()]).toEqual([locale, [...words].sort()]);
      }
    },
  );

  it('greet on landers in words of their own, no two alike', () => {
    for (const locale of LOCALES) {
      const own = [...readTemplates(TENANTS_ROOT)].map(([niche, values]) => {
        const { texts } = values as { texts: Record<string, Record<string, string>> };
        return [niche, Object.entries(texts[locale] ?? {}).filter(([key]) => key.startsWith('landers.'))] as const;
      });
      const headings = own.filter(([niche]) => niche !== 1).map(([, texts]) => texts);
      expect([locale, headings.map((texts) => texts.length >= 4)]).toEqual([locale, Array(6).fill(true)]);
      const words = own.flatMap(([, texts]) => texts.map(([key, text]) => `${key}: ${text}`));
      expect([locale, words.length]).toEqual([locale, new Set(words).size]);
    }
  });

  it('each have a logo, a mark and a font of their own', () => {
    for (const part of ['logo', 'mark', 'display_font', 'art'] as const) {
      expect(new Set(good.map(({ document }) => document.theme[part])).size).toBe(7);
    }
  });

  it('answer at a primary host, a redirect, an alias and a preview', () => {
    for (const { head } of good) {
      expect(head.domains.map(({ kind }) => kind)).toEqual(['primary', 'redirect', 'alias', 'preview']);
    }
  });
});

describe('the niche templates', () => {
  const templates = readTemplates(TENANTS_ROOT);

  it('are seven', () => {
    expect([...templates.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([...templates])('template %i names its brand in all eleven languages', (_, values) => {
    const { settings } = values as { settings: Record<string, Record<string, string>> };
    const { index_title = {}, description = {} } = settings;
    expect(Object.keys(index_title).filter(isLocale).sort()).toEqual([...LOCALES].sort());
    expect(Object.keys(description).filter(isLocale).sort()).toEqual([...LOCALES].sort());
    expect(new Set(LOCALES.map((locale) => description[locale])).size).toBe(LOCALES.length);
  });
});

describe.each(OVERLAYS)('the overlay %s of the niche templates', (overlay) => {
  it.each([...readTemplates(TENANTS_ROOT)])(
    'says in template %i only what differs, no longer than may be',
    (_, values) => {
      const own = textsOf(values, overlay);
      expect(overlayFaults(textsOf(values, languageOf(overlay)), own)).toEqual([]);
      expect(Object.entries(own).filter(([key, text]) => text.length > (CONTENT_KEYS[key] ?? 170))).toEqual([]);
    },
  );
});

/** A template's texts in a language or an overlay, and its settings in it. */
function textsOf(values: unknown, tag: string): Record<string, string> {
  const { texts, settings } = values as Record<'texts' | 'settings', Record<string, Record<string, string>>>;
  const said = Object.entries(settings).flatMap(([key, byLanguage]): [string, string][] => {
    const text = byLanguage[tag];
    return typeof text === 'string' ? [[key, text]] : [];
  });
  return { ...texts[tag], ...Object.fromEntries(said) };
}

describe('a new brand', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('of niche %i validates at once', (niche) => {
    const result = prepareTenant(TENANTS_ROOT, { niche, host: 'nightowls.example' });
    expect(result.ok ? [] : result.faults).toEqual([]);
  });

  it('takes currencies, languages and message costs of its countries', () => {
    const result = prepareTenant(TENANTS_ROOT, { niche: 3, host: 'night-owls.example', countries: ['SE', 'FI'] });
    if (!result.ok) throw new Error(JSON.stringify(result.faults));
    const { head, own, resolved } = result.document;
    expect(head.slug).toBe('night-owls');
    expect(head.domains[1]).toEqual({ host: 'www.night-owls.example', kind: 'redirect', target: 'night-owls.example' });
    expect(resolved.settings.name).toBe('Night Owls');
    expect(own.locales?.offered).toEqual(['sv', 'en', 'fi']);
    expect(Object.keys(own.packages?.[0]?.price ?? {}).sort()).toEqual(['EUR', 'SEK']);
    expect(own.settings?.minimum_message_costs).toEqual({
      SE: { costs: 1029, currency: 'SEK' },
      FI: { costs: 90, currency: 'EUR' },
    });
  });

  it('that is sold in the United States alone charges no VAT and says so', () => {
    const result = prepareTenant(TENANTS_ROOT, { niche: 4, host: 'bigsky.example', countries: ['US'] });
    expect(result.ok && result.document.resolved.disclosures.vat_note).toBe('not_charged');
  });

  it('whose name tells its niche uses the company’s name where others may see it', () => {
    const result = prepareTenant(TENANTS_ROOT, { niche: 7, host: 'gay-harbour.example' });
    expect(result.ok && result.document.resolved.settings.mail_name).toBe('Lantern Lane Demo B.V.');
  });

  it.each(['Ø', 'Zoë & Søren', 'A very long name of a brand, indeed', 'Donaudampfschifffahrtsgesellschaft', '愛愛'])(
    'called %s has a logo and a mark',
    (name) => {
      const result = prepareTenant(TENANTS_ROOT, { niche: 1, host: 'owls.example', name });
      const faults = result.ok ? [] : result.faults.filter(({ path: at }) => at.startsWith('theme'));
      expect(faults).toEqual([]);
    },
  );

  it.each([
    [{ niche: 8, host: 'a.example' }, 'niche unknown_value'],
    [{ niche: 1, host: 'Not A Host' }, 'domains[0].host wrong_format'],
    [{ niche: 1, host: 'owls.example', countries: ['JP'] }, 'packages[0].price.JPY missing_price'],
    [{ niche: 1, host: 'owls.example', countries: ['XX'] }, 'settings.countries[0] unknown_value'],
    [{ niche: 1, host: 'owls.example', slug: 'Owls!' }, 'slug wrong_format'],
  ])('asked for as %j is refused with the reason', (wish, expected) => {
    const result = prepareTenant(TENANTS_ROOT, wish);
    expect(result.ok ? [] : result.faults.map(({ path: at, code }) => `${at} ${code}`)).toContain(expected);
  });
});

describe('a tenants folder', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'tenants-'));
    cpSync(TENANTS_ROOT, root, { recursive: true });
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  const spoil = (change: (text: string) => string, file = 'everglow/tenant.yaml') => {
    writeFileSync(path.join(root, file), change(readFileSync(path.join(root, file), 'utf8')));
  };
  const faults = () => {
    const result = loadTenant(root, 'everglow');
    return result.ok ? [] : result.faults.map(({ path: at, code }) => `${at} ${code}`);
  };

  it('takes a new brand, which loads as it was made', () => {
    const made = prepareTenant(root, { niche: 2, host: 'nightowls.example' });
    if (!made.ok) throw new Error(JSON.stringify(made.faults));
    expect(writeTenant(root, made.document).ok).toBe(true);
    const again = loadTenant(root, 'nightowls');
    expect(again.ok && again.tenant.document).toEqual(made.document.resolved);
    const twice = writeTenant(root, made.document);
    expect(twice.ok ? [] : twice.faults.map(({ code }) => code)).toEqual(['taken']);
  });

  it('tells a syntax error with its line, and nothing that follows from it', () => {
    spoil((text) => text.replace('niche: 1', 'niche: [1'));
    expect(faults()).toContain(' yaml_syntax');
    expect(faults().every((fault) => fault.endsWith('yaml_syntax'))).toBe(true);
  });

  it('tells faults of head and document together', () => {
    spoil((text) =>
      text
        .replace('kind: alias', 'kind: primary')
        .replace('target: everglow', 'target: nowhere')
        .replace('niche: 1', 'niche: 9'),
    );
    expect(faults()).toEqual(
      expect.arrayContaining(['domains one_primary', 'domains[1].target no_target', 'settings.niche too_big']),
    );
  });

  it('refuses a host of another brand', () => {
    spoil((text) => text.replaceAll('everglow.localhost', 'sheer.localhost'));
    const taken = loadTenants(root).flatMap((result) => (result.ok ? [] : result.faults));
    expect(taken.map(({ code }) => code)).toContain('taken');
  });

  it('refuses a text file of no language, and a text twice in one file', () => {
    writeFileSync(path.join(root, 'templates/1-plain/texts/xx.yaml'), "home.hero_title: 'x'\n");
    expect(faults()).toEqual(['texts.xx unknown_key']);
  });

  it('lets the main file win over a text beside it', () => {
    spoil((text) => `${text}\ntexts:\n  nl:\n    home.hero_title: 'Zelf bedacht'\n`);
    const result = loadTenant(root, 'everglow');
    expect(result.ok && result.tenant.document.texts.nl?.['home.hero_title']).toBe('Zelf bedacht');
  });
});

describe('what is made from the schema', () => {
  it.each([...generatedFiles()])('%s is up to date (npm run generate)', (file, content) => {
    expect(readFileSync(path.join(TENANTS_ROOT, '..', file), 'utf8')).toBe(content);
  });

  it('the JSON Schema knows every part and forbids the rest', () => {
    const schema = JSON.parse(generatedFiles().get('tenants/tenant.schema.json') ?? '{}') as {
      properties: Record<string, unknown>;
      additionalProperties: boolean;
      required?: unknown;
    };
    expect(Object.keys(schema.properties)).toEqual(
      expect.arrayContaining(['slug', 'domains', 'settings', 'packages', 'theme']),
    );
    expect(schema.additionalProperties).toBe(false);
    expect(schema.required).toBeUndefined();
  });
});
