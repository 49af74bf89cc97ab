import { type TestApi } from '../../../../test/support/api';
import { withClient } from '../../../../test/support/database';
import { confirmed } from '../../../../test/support/meeting';
import * as paying from '../../../../test/support/payments/paying';
import { PaymentsApi } from '../../../../test/support/payments/payments-api';
import { PlatformDatabase } from '../../../platform/database';
import { BooksCheck } from './books-check';

let sale: PaymentsApi;
let api: TestApi;
beforeAll(async () => {
  sale = await PaymentsApi.start(65);
  ({ api } = sale);
});
afterAll(() => api.close());

describe('the check of the books', () => {
  const books = () => new BooksCheck(api.running.app.get(PlatformDatabase));

  it('finds each kind of difference, of the right brand, and none where there is none', async () => {
    const people = await Promise.all([confirmed(api), confirmed(api), confirmed(api), confirmed(api)]);
    const ids: number[] = [];
    for (const person of people) {
      ids.push((await sale.placed(person)).id);
      await sale.hear('paid');
    }
    const [, doubled, unpaid, lost] = ids;
    expect((await books().run()).differences).toEqual([]);
    // Only the database's owner can change what is booked.
    await withClient(api.database.rootUrl, async (root) => {
      await root.query(
        `insert into money_transfer select tenant_id, gen_random_uuid(), replace(key, 'paid:', 'paid:x'), order_id, currency,
           debit_account, credit_account, amount, created_at from money_transfer where order_id = $1`,
        [doubled],
      );
      await root.query("update payment_order set status = 'open', paid_at = null where id = $1", [unpaid]);
      await root.query("update credit_entry set reference = 'x' where reason = 'purchase' and reference = $1::text", [
        lost,
      ]);
    });
    const { differences } = await books().run();
    const tenant = await paying.tenantOf(api);
    expect(differences).toHaveLength(3);
    expect(differences).toEqual(
      expect.arrayContaining([
        { tenant, order: doubled, faults: ['transfers', 'amount'] },
        { tenant, order: unpaid, faults: ['entries', 'credits', 'transfers', 'amount'] },
        { tenant, order: lost, faults: ['entries', 'credits'] },
      ]),
    );
  });
});
