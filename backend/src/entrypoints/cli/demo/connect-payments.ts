import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type INestApplicationContext } from '@nestjs/common';
import { ProviderAccountAdmin } from '../../../modules/payments';
import { type ProviderName } from '../../../platform/payments';
import { type Actor, type LoadedTenant, Tenants } from '../../../modules/tenants';
import { demandDemo } from './seed-demo';

/** Where a provider sends the events of an account, and with which secret it signs them. */
interface EventEndpoint {
  readonly key: string;
  readonly url: string;
  readonly secret: string;
}

interface DemoAccount {
  readonly provider: ProviderName;
  readonly apiKey: string;
  /** By which the provider signs events, where it has to be told of our address. */
  readonly secret?: string;
}

/** Stripe and Mollie refuse brands such as this one: its cards are paid at a provider that does not. */
const ADULT_BRAND = 'knotted';
const WEBSITE = '10003';

function accountsOf(slug: string): DemoAccount[] {
  const mollie: DemoAccount = { provider: 'mollie', apiKey: `test_demo_${slug}` };
  if (slug !== ADULT_BRAND) {
    const secret = `whsec_${randomBytes(24).toString('base64url')}`;
    return [mollie, { provider: 'stripe', apiKey: `sk_test_demo_${slug}`, secret }];
  }
  const secret = `flexpay_test_${WEBSITE}`;
  return [{ provider: 'flexpay', apiKey: `${WEBSITE}:${secret}`, secret }, mollie];
}

/**
 * Connects each brand with test accounts, so that credits can be bought at once. What Stripe and FlexPay have to know of
 * their events is added to a file that nobody else may read.
 */
export async function connectPayments(
  services: INestApplicationContext,
  brands: readonly LoadedTenant[],
  file: string,
  author: Actor,
): Promise<void> {
  demandDemo(brands);
  const accounts = services.get(ProviderAccountAdmin, { strict: false });
  const endpoints = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as EventEndpoint[]) : [];
  for (const { head } of brands) {
    const { id } = await services.get(Tenants).get(head.slug);
    if ((await accounts.list(id)).length > 0) continue;
    for (const { provider, apiKey, secret } of accountsOf(head.slug)) {
      const account = { id: provider, provider, mode: 'test', apiKey, isDemo: true } as const;
      const { eventsUrl } = await accounts.add(id, account, author);
      if (secret === undefined) continue;
      // FlexPay signs with the account's own key.
      if (provider === 'stripe') await accounts.addEventSecret(id, provider, secret, author);
      endpoints.push({ key: apiKey, url: eventsUrl, secret });
    }
    writeFileSync(file, JSON.stringify(endpoints), { mode: 0o600 });
    console.log(`${head.slug}: payments can be tried out`);
  }
}
