import { type Defaults, fillInDefaults } from '../../contract/site/defaults';
import type { SiteDocument as Made } from '../../backend/src/modules/tenants';
import { siteDocument } from '../../backend/src/modules/tenants/document/site-document';
import { sampleDocument, set } from '../../backend/src/modules/tenants/document/testing/sample-document';
import SITE_DEFAULTS from '../../frontend/site/site-defaults.json';
import { priceLists } from '../../frontend/site/prices';
import type { SiteDocument as Read } from '../../frontend/site/site-document';

/** The compiler is the judge: what the api makes must be what pages read. */
const pagesRead = (document: Made): Read => document;

/** As the api's inner port sends it. */
const sent = (): Read => JSON.parse(JSON.stringify(pagesRead(siteDocument(sampleDocument())))) as Read;

function leaves({ parts, value }: Defaults, path: readonly string[] = []): [string, readonly string[], unknown][] {
  if (!parts) return [[path.join('.'), path, value]];
  return Object.entries(parts).flatMap(([key, part]) => leaves(part, [...path, key]));
}

const SETTINGS = leaves(SITE_DEFAULTS);

it('pages have the settings of an api that knows all of them as they are', () => {
  expect(fillInDefaults(sent(), SITE_DEFAULTS)).toEqual(sent());
  expect(SETTINGS.length).toBeGreaterThan(50);
});

it.each(SETTINGS)('pages have the default of %s where an older api does not know it', (_, path, value) => {
  const [older, expected] = [sent(), sent()];
  set(older, path, undefined);
  set(expected, path, value);
  const filled = fillInDefaults(older, SITE_DEFAULTS) as Read;
  expect(filled).toEqual(expected);
  const prices = priceLists(filled).flatMap(({ offers }) => offers.map(({ perMessage }) => perMessage));
  expect([prices.length > 0, prices.filter((price) => !Number.isFinite(price))]).toEqual([true, []]);
});

it('pages are told nothing of what only staff may see', () => {
  expect(JSON.stringify(SITE_DEFAULTS)).not.toMatch(/mailbox|unread_mail|digest_hours|chat_safety|postbacks|seeds/);
});
