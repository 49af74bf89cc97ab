import { LOCALES } from '../../../contract/text/locales';
import { OVERLAYS } from '../../../contract/text/regional-locale';
import { ACCOUNT_PUSHES, DEVICE_PUSHES } from '../../src/modules/push/contents/plain-pushes';
import { PUSH_TEXTS, type PushTextKey, sayPush } from '../../src/modules/push/push-texts';
import { type NewsKind, type PushSource, newsBody } from '../../src/modules/push/contents/push-words';
import { loadTenants } from '../../src/modules/tenants/document/files/tenants-folder';
import { TENANTS_ROOT } from '../../src/modules/tenants/document/testing/sample-document';
import { localeOfTag, textsIn } from '../../src/platform/texts';

/** What a lock screen must not say of the person whose it is, in any language. */
const NICHE =
  /bdsm|bbw|milf|gilf|gay|lesb|homo|hetero|fetis[hc]|kink|sex|seks|swing|erot|nud[eo]|porn|affair|affär|dat(?:e|ing)\b|treff|flirt|single|senior|matur|reif|rijp|over ?\d0|plus-?size|curv|mollig|ronde/iu;

const KINDS: readonly NewsKind[] = ['messages', 'likes', 'matches'];
const TAGS = [...LOCALES, ...OVERLAYS];
const COUNTS = [1, 2, 5, 22];

const brands = loadTenants(TENANTS_ROOT).flatMap((loaded) => (loaded.ok ? [loaded.tenant.document] : []));
const real = (name: string, count = 1): PushSource => ({ name, count, fictional: false });
const madeUp = (name: string, count = 1): PushSource => ({ name, count, fictional: true });

/** The words of every brand for fictional profiles, the catalogue's where it has none. */
const labelsIn = (tag: string): { label: string; labels: string }[] =>
  brands.map(({ settings: { fictional_singular: one, fictional_plural: several } }) => ({
    label: one[localeOfTag(tag)] ?? sayPush(tag, 'fictional'),
    labels: several[localeOfTag(tag)] ?? sayPush(tag, 'fictional_profiles'),
  }));

/** Checks what may be read over somebody's shoulder. */
function expectDiscreet(body: string, label = ''): void {
  const shown = label === '' ? body : body.replaceAll(label, '');
  expect(shown).not.toMatch(NICHE);
  for (const { settings } of brands) expect(shown.toLowerCase()).not.toContain(settings.name.toLowerCase());
  expect(body).not.toMatch(/[{}]|undefined|NaN|^\s|\s$/);
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(200);
}

it('every brand has a title that says nothing of its niche', () => {
  expect(brands).toHaveLength(7);
  for (const { notifications } of brands) expect(notifications.discreet_name).not.toMatch(NICHE);
});

describe.each(TAGS)('pushes in %s', (tag) => {
  it.each(KINDS)('about %s name nobody, and say where everybody behind them is fictional', (kind) => {
    for (const words of labelsIn(tag))
      for (const count of COUNTS) {
        const reading = { tag, showsNames: false, ...words };
        for (const sources of [[real('Zora', count)], [real('Zora', count), madeUp('Quint')]]) {
          const body = newsBody(kind, sources, reading);
          expectDiscreet(body);
          expect(body).not.toMatch(/Zora|Quint/);
        }
        if (kind === 'matches') continue;
        const [one, several] = [[madeUp('Quint', count)], [madeUp('Quint', count), madeUp('Zora')]].map((sources) =>
          newsBody(kind, sources, reading),
        );
        expect(one).toContain(words.label);
        expect(several).toContain(words.labels);
        expectDiscreet(one ?? '', words.label);
        expectDiscreet(several ?? '', words.labels);
      }
  });

  it.each(KINDS)('about %s have the word beside each name of somebody fictional, where names are shown', (kind) => {
    for (const words of labelsIn(tag))
      for (const count of COUNTS) {
        const reading = { tag, showsNames: true, ...words };
        const body = newsBody(kind, [real('Zora', count), madeUp('Quint'), madeUp('Vex')], reading);
        expect(body).toContain('Zora');
        for (const name of ['Quint', 'Vex']) expect(body).toContain(`${name} (${words.label})`);
        expectDiscreet(body, words.label);
      }
  });

  it('say what happened to the account, and how they look', () => {
    for (const push of [...ACCOUNT_PUSHES, ...DEVICE_PUSHES]) expectDiscreet(sayPush(tag, push));
  });

  it('have no text but these', () => {
    const counted = KINDS.flatMap((kind) => [
      kind,
      `${kind}_from`,
      ...(kind === 'matches' ? [] : [`${kind}_fictional`]),
    ]);
    const known = new Set<string>([...counted, ...ACCOUNT_PUSHES, ...DEVICE_PUSHES, 'fictional', 'fictional_profiles']);
    const keys = Object.keys(textsIn(PUSH_TEXTS, tag)) as PushTextKey[];
    expect(keys.filter((key) => !known.has(key.replace(/_(?:one|two|few|many|other)$/, '')))).toEqual([]);
  });
});
