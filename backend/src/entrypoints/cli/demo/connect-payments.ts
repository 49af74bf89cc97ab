import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type INestApplicationContext } from '@nestjs/common';
import { ProviderAccountAdmin } from '../../../modules/payments';
import { type Actor, type LoadedTenant, Tenants } from '../../../modules/tenants';
import { demandDemo } from './seed-demo';

/** Where a provider sends the events of an account, and with which secret it signs them. */
interface EventEndpoint {
  readonly key: string;
  readonly url: string;
  readonly secret: string;
}

/**
 * Connects each brand with test accounts, so that credits can be bought at once. What Stripe has to know of its events is
 * added to a file that nobody else may read.
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
    const key = `sk_test_demo_${head.slug}`;
    const secret = `whsec_${randomBytes(24).toString('base64url')}`;
    await accounts.add(
      id,
      { id: 'mollie', provider: 'mollie', mode: 'test', apiKey: `test_demo_${head.slug}` },
      author,
    );
    const { eventsUrl } = await accounts.add(
      id,
      { id: 'stripe', provider: 'stripe', mode: 'test', apiKey: key },
      author,
    );
    await accounts.addEventSecret(id, 'stripe', secret, author);
    endpoints.push({ key, url: eventsUrl, secret });
    writeFileSync(file, JSON.stringify(endpoints), { mode: 0o600 });
    console.log(`${head.slug}: payments can be tried out`);
  }
}
