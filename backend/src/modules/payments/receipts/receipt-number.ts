import { type Statement } from '../../../platform/database';

/**
 * The statement that gives a paid order the next receipt number of its year, unless it has one. Numbers have no gaps: the
 * counter is held until the transaction ends. That makes it the last thing to be locked, after the balance.
 */
export const receiptNumberEntry = (order: number): Statement => ({
  text: `
    with counted as (
      insert into receipt_counter (year, last_number)
      select extract(year from paid_at at time zone 'UTC')::integer, 1 from payment_order
      where id = $1::integer and paid_at is not null and receipt_number is null
      on conflict (tenant_id, year) do update set last_number = receipt_counter.last_number + 1
      returning year, last_number::text as number
    )
    update payment_order set receipt_number = year || '-' || lpad(number, greatest(6, length(number)), '0')
    from counted where id = $1::integer`,
  values: [order],
});
