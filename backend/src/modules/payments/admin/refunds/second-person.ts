import { type Database } from '../../../../platform/database';
import { type TenantDocument } from '../../../tenants';

/** The sum that staff have paid back of the order, or are about to, without anybody else's word. */
const ALONE = `
  select coalesce(sum(amount), 0)::integer as amount from refund_request
  where order_id = $1::integer and status = 'done' and approvers = '{}' and key not like 'retry:%'`;

/** The sum of one order up to which staff pay back alone; null where every refund takes a second person. */
export function aloneUpTo({ payments }: Pick<TenantDocument, 'payments'>, currency: string): number | null {
  const limits: Readonly<Partial<Record<string, number>>> = payments.refund_second_person_above;
  return limits[currency] ?? null;
}

/** Whether a second person has to agree: the parts of one order count together. */
export async function needsSecondPerson(
  database: Database,
  document: Pick<TenantDocument, 'payments'>,
  { order, amount, currency }: { readonly order: number; readonly amount: number; readonly currency: string },
): Promise<boolean> {
  const limit = aloneUpTo(document, currency);
  if (limit === null) return true;
  const [alone] = await database.query<{ amount: number }>(ALONE, [order]);
  return (alone?.amount ?? 0) + amount > limit;
}
