import { PublishedSites, type TenantDocument } from '../../src/modules/tenants';
import { FIRST, type TestApi } from './api';
import { rows } from './people';

type Change = { readonly [Part in 'features' | 'discounts' | 'company' | 'settings']?: Partial<TenantDocument[Part]> };

/** Runs `work` as if the brand had published these settings; other brands keep theirs. */
export async function withSettings(
  api: TestApi,
  change: Change,
  work: () => Promise<void>,
  brand = FIRST,
): Promise<void> {
  const published = api.running.app.get(PublishedSites, { strict: false });
  const [row] = await rows(api, 'select id from tenant where slug = $1', [brand]);
  const tenant = Number(row?.['id']);
  const get = published.get.bind(published);
  const site = await get(tenant);
  const features = { ...site.document.features, ...change.features };
  const discounts = { ...site.document.discounts, ...change.discounts };
  const company = { ...site.document.company, ...change.company };
  const settings = { ...site.document.settings, ...change.settings };
  const changed = { ...site, document: { ...site.document, features, discounts, company, settings } };
  const spy = jest
    .spyOn(published, 'get')
    .mockImplementation((asked) => (asked === tenant ? Promise.resolve(changed) : get(asked)));
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
}
