import { type Connection } from '../../../platform/database';
import { type Actor, type TenantDocument, lockActor } from '../../tenants';
import { MemberNotFound } from '../errors';

/** A member of staff, and the member who is given something. */
export interface Giving {
  readonly tenantId: number;
  readonly account: number;
  readonly actor: Actor;
}

/** By the people behind the account as well: a program's gifts are those of the person who made it. */
const GIVEN = `
  select coalesce(sum(credits) filter (where asked_by = $3 or proposers && $4::integer[]), 0)::integer as person,
    coalesce(sum(credits) filter (where account_id = $2), 0)::integer as member
  from credit_gift
  where tenant_id = $1 and status = 'done' and approvers = '{}' and decided_at > now() - interval '24 hours'`;

/**
 * Gifts of a person come one after the other, and so do those to a member, until the transaction ends. Of two at once the
 * second sees the first. Throws MemberNotFound; an erasure waits as well.
 */
export async function holdGifts(connection: Connection, { tenantId, account, actor }: Giving): Promise<void> {
  await lockActor(connection, 'credit gifts', tenantId, actor);
  const held = await connection.query('select from account where tenant_id = $1 and id = $2 for key share', [
    ...[tenantId, account],
  ]);
  if (held.length === 0) throw new MemberNotFound();
  await connection.query('select from credit_balance where tenant_id = $1 and account_id = $2 for update', [
    ...[tenantId, account],
  ]);
}

/** The credits that the person can still give this member without a second person, of a rolling day. */
export async function creditsLeftAlone(
  connection: Connection,
  { payments }: Pick<TenantDocument, 'payments'>,
  { tenantId, account, actor }: Giving,
): Promise<number> {
  const people = actor.people?.ids ?? [];
  const [given] = await connection.query<{ person: number; member: number }>(GIVEN, [
    ...[tenantId, account, actor.email, people],
  ]);
  const { credits_alone_per_person: perPerson, credits_alone_per_member: perMember } = payments;
  return Math.max(0, Math.min(perPerson - (given?.person ?? 0), perMember - (given?.member ?? 0)));
}
