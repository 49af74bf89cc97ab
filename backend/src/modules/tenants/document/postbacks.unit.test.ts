import { publicSettings, siteDocument } from './site-document';
import { sampleDocument } from './testing/sample-document';
import { validateDocument } from './validate';

const rule = (url: string, more: object = {}) => ({ network: 'acme', url, events: ['signup'], ...more });
const faultsWith = (...postbacks: unknown[]) => {
  const result = validateDocument({ ...sampleDocument(), postbacks });
  return result.ok ? [] : result.faults.map(({ path }) => path);
};

it.each([
  'https://ads.example/in',
  'https://ads.example:8443/in?e={event}&r={ref}&a={sub1}{sub2}{sub3}&i={id}&t={time}',
])('%s may be told', (url) => {
  expect(faultsWith(rule(url))).toEqual([]);
});

it.each([
  'http://ads.example/in',
  'https://{ref}.ads.example/in',
  'https://ads.example/{ref}/in',
  'https://ads.example/in?x={email}',
  'https://ads.example/in?x={ref',
  'https://ads.example/in?x={{ref}}',
  'https://ads.example/in#x',
  'https://ads.example/in?x=#{ref}',
  'https://user:password@ads.example/in',
  'https://127.0.0.1/in',
  'https://[::1]/in',
  'https://2130706433/in',
  'https://localhost/in',
  'https://ads.localhost/in',
  'https://metadata.google.internal/in',
  'https://ads.example/a b',
  'https://ads.example\\@evil.example/in',
  'ads.example',
  '',
])('%s may not', (url) => {
  expect(faultsWith(rule(url))).toEqual(['postbacks[0].url']);
});

it('a network stands once, with events that exist', () => {
  const url = 'https://ads.example/in';
  expect(faultsWith(rule(url), rule(url))).toEqual(['postbacks']);
  expect(faultsWith(rule(url), rule(url, { network: 'other' }))).toEqual([]);
  for (const events of [[], ['refund'], ['signup', 'signup']])
    expect(faultsWith(rule(url, { events }))[0]).toMatch(/^postbacks\[0\]\.events/);
  for (const network of ['', 'a b', 'x'.repeat(65), 'a\nb'])
    expect(faultsWith(rule(url, { network }))).toEqual(['postbacks[0].network']);
  expect(faultsWith(rule(url, { secret: 'x' }))).toEqual(['postbacks[0].secret']);
});

it('no page and no settings call has them', () => {
  const document = { ...sampleDocument(), postbacks: [rule('https://ads.example/in')] } as ReturnType<
    typeof sampleDocument
  >;
  for (const shown of [siteDocument(document), publicSettings(document)])
    expect(JSON.stringify(shown)).not.toMatch(/postbacks|ads\.example/);
});
