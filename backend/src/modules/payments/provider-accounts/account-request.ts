import { type PlatformConnection } from '../../../platform/database';
import { uuidV7 } from '../../../platform/outbox';
import { EVENTS_ARE_BELIEVED, MODE_IS_BELIEVED, type PaymentMode, type ProviderName } from '../../../platform/payments';
import { type Actor, type Asked, proposersOf, secondPersonWork } from '../../tenants';
import { ProviderRequestWaits } from '../errors';
import { type ProviderAccountChange } from '../tables';

/** A change of where money goes. It takes effect once a second person has agreed. */
export interface AccountRequest extends Asked {
  readonly id: string;
  readonly account: string;
  readonly change: ProviderAccountChange;
  readonly payee: string;
  readonly askedBy: string;
}

interface NewRequest {
  readonly tenantId: number;
  readonly account: string;
  readonly change: ProviderAccountChange;
  readonly payee: string;
  readonly sealedKey?: Buffer;
  readonly sealedSecrets?: Buffer;
}

/** Test accounts move no money, where the provider itself says that they are ones. */
export const needsSecondPerson = (provider: ProviderName, mode: PaymentMode): boolean =>
  mode === 'live' || MODE_IS_BELIEVED.has(provider);

/** A secret of events that are only a hint books nothing: the provider is asked again. */
export const secretNeedsSecondPerson = (provider: ProviderName, mode: PaymentMode): boolean =>
  EVENTS_ARE_BELIEVED.has(provider) && needsSecondPerson(provider, mode);

/** SQL: the columns of a row r. */
export const REQUEST_COLUMNS = `r.id, r.provider_account_id as account, r.change, r.payee, r.asked_by as "askedBy",
  r.status, r.proposers, r.approvers`;

/** A second person's word about where money goes is missing. */
export const ACCOUNT_REQUEST_WORK = secondPersonWork('provider_account_request w');

/** Has a change wait. At most one of an account does. */
export async function askSecondPerson(
  connection: PlatformConnection,
  { tenantId, account, change, payee, sealedKey, sealedSecrets }: NewRequest,
  actor: Actor,
): Promise<void> {
  const asked = await connection.execute(
    `insert into provider_account_request
       (tenant_id, id, provider_account_id, change, api_key, event_secrets, payee, asked_by, proposers)
     values ($1, $2::uuid, $3, $4, $5::bytea, $6::bytea, $7, $8, $9::integer[])
     on conflict (tenant_id, provider_account_id) where status = 'waiting' do nothing`,
    [
      ...[tenantId, uuidV7(), account, change, sealedKey ?? null, sealedSecrets ?? null, payee],
      ...[actor.email, proposersOf(actor)],
    ],
  );
  if (asked === 0) throw new ProviderRequestWaits();
}

/** The change of an account that waits. The account's row is locked before this, so that it does not change meanwhile. */
export async function waitingRequest(
  connection: PlatformConnection,
  tenantId: number,
  account: string,
): Promise<AccountRequest | undefined> {
  const [found] = await connection.query<AccountRequest>(
    `select ${REQUEST_COLUMNS} from provider_account_request r
     where r.tenant_id = $1 and r.provider_account_id = $2 and r.status = 'waiting'`,
    [tenantId, account],
  );
  return found;
}

export async function endRequest(
  connection: PlatformConnection,
  { tenantId, id, by }: { readonly tenantId: number; readonly id: string; readonly by: string },
  status: 'done' | 'refused',
): Promise<void> {
  await connection.execute(
    `update provider_account_request set status = $3, decided_by = $4, decided_at = now(), api_key = null,
       event_secrets = null
     where tenant_id = $1 and id = $2::uuid`,
    [tenantId, id, status, by],
  );
}
