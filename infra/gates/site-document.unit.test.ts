import type { SiteDocument as Made } from '../../backend/src/modules/tenants';
import type { SiteDocument as Read } from '../../frontend/site/site-document';

/** The compiler is the judge: what the api makes must be what pages read. */
const pagesRead = (document: Made): Read => document;

test('pages read what the api makes', () => {
  expect(pagesRead).toBeDefined();
});
