import { type PlatformConnection } from '../../../platform/database';
import { type PaymentMode, type ProviderName } from '../../../platform/payments';
import { type Actor, audit } from '../../tenants';
import { ProviderAccountNotFound } from '../errors';
import { type ProviderAccountStatus } from '../tables';

export interface HeldAccount {
  readonly provider: ProviderName;
  readonly mode: PaymentMode;
  readonly status: ProviderAccountStatus;
  readonly event_secrets: Buffer;
  readonly payee: string | null;
}

/** Locks an account until the transaction ends. */
export async function holdAccount(connection: PlatformConnection, tenantId: number, id: string): Promise<HeldAccount> {
  const [account] = await connection.query<HeldAccount>(
    'select provider, mode, status, event_secrets, payee from provider_account where tenant_id = $1 and id = $2 for update',
    [tenantId, id],
  );
  if (!account) throw new ProviderAccountNotFound();
  return account;
}

interface AccountAct {
  readonly tenantId: number;
  readonly id: string;
  readonly action: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export const auditAccount = (
  connection: PlatformConnection,
  actor: Pick<Actor, 'email'>,
  { tenantId, id, action, details = {} }: AccountAct,
): Promise<void> => audit(connection, actor, { action, tenantId, subject: `provider_account:${id}`, details });
