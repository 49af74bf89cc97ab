import { type PlatformConnection, type RowOf } from '../../../platform/database';
import { type Actor } from '../../tenants';
import { StaffNotFound } from '../errors';
import { type CONSOLE_TABLES } from '../tables';

type HeldAccount = Readonly<
  Pick<RowOf<typeof CONSOLE_TABLES.staff>, 'id' | 'email' | 'role' | 'machine' | 'disabled_at'>
>;

/**
 * Holds an account and that of the operator who acts on it, until the transaction ends. Throws StaffNotFound where there is no
 * such account, and where the operator was removed or given another role since the request was let in: of two who act on one
 * another, the first one is left. On the command line nobody is held but the account.
 */
export async function holdAccount(connection: PlatformConnection, id: number, { people }: Actor): Promise<HeldAccount> {
  const by = people?.ids[0];
  const held = await connection.query<HeldAccount>(
    'select id, email, role, machine, disabled_at from staff where id = $1 or id = $2 order by id for update',
    [id, by ?? id],
  );
  const account = held.find((one) => one.id === id);
  const isAllowed = by === undefined || by === id || held.some((one) => one.id === by && mayAct(one));
  if (!account || !isAllowed) throw new StaffNotFound();
  return account;
}

/** As `holdAccount`, for what is done to people and programs who have not been removed. */
export async function holdPresent(connection: PlatformConnection, id: number, actor: Actor): Promise<HeldAccount> {
  const account = await holdAccount(connection, id, actor);
  if (account.disabled_at !== null) throw new StaffNotFound();
  return account;
}

const mayAct = ({ role, disabled_at: disabledAt }: HeldAccount): boolean => role === 'operator' && disabledAt === null;
