import { type Statement } from '../../../platform/database';

/** The statement that moves back what an order's transfers moved whose keys begin with `prefix`. Written twice, it moves once. */
export const reverseTransfers = (order: number, prefix: string, ending: string): Statement => ({
  text: `insert into money_transfer (id, key, order_id, currency, debit_account, credit_account, amount)
    select gen_random_uuid(), key || ':' || $3, order_id, currency, credit_account, debit_account, amount
    from money_transfer where order_id = $1::integer and starts_with(key, $2) and key not like '%:' || $3
    on conflict (tenant_id, key) do nothing`,
  values: [order, prefix, ending],
});
