import { Ledger } from '../../src/modules/credits/ledger/ledger';
import { enterDebit, pay as payFrom } from '../../src/modules/credits/ledger/debit';
import { Database } from '../../src/platform/database';
import { uuidV7 } from '../../src/platform/outbox';
import { runInTenant } from '../../src/platform/tenancy/scope';
import { FIRST, type TestApi } from './api';
import { rows } from './people';

const DEBIT = `with asked as (select $1::integer as account, $2::integer as cost, $3::text as key, $5::text as reference),
  ${payFrom({ from: 'asked', account: 'asked.account', cost: 'asked.cost' })}, ${enterDebit({
    ...{ cost: 'paid.cost', reason: "'message'", id: '$4::uuid' },
    ...{ reference: 'paid.reference', revision: '1', key: "'message:' || paid.key" },
  })} select balance from paid`;

let payments = 0;

/** Works in the scope of a brand, as a request to it does. */
export async function within<T>(api: TestApi, work: () => Promise<T>, host = FIRST): Promise<T> {
  const [tenant] = await rows(api, 'select id from tenant where slug = $1', [host]);
  return runInTenant(Number(tenant?.['id']), work);
}

const ledgerOf = (api: TestApi): Ledger => api.running.app.get(Ledger, { strict: false });

/** As a payment does it. */
export const buy = (api: TestApi, account: number, credits: number, payment = `p${(payments += 1)}`, host = FIRST) =>
  within(api, () => ledgerOf(api).purchase({ account, credits, payment, revision: 1 }), host);

/** As a message does it; answers no row where it costs too much. */
export const pay = (
  api: TestApi,
  account: number,
  cost: number,
  key: string,
  { host = FIRST, reference = '7:1' }: { host?: string; reference?: string } = {},
) => within(api, () => api.running.app.get(Database).query(DEBIT, [account, cost, key, uuidV7(), reference]), host);

export const reverse = (api: TestApi, account: number, number: number) =>
  within(api, () => ledgerOf(api).reverse({ account, number }));
