import { Injectable } from '@nestjs/common';
import { type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { type Actor, type Approver, type RequireSecondPerson, approvalsMissing, peopleBehind } from '../../tenants';
import { ProviderRequestDecided, ProviderRequestNotFound } from '../errors';
import { type AccountRequest, REQUEST_COLUMNS, endRequest } from './account-request';
import { auditAccount, holdAccount } from './held-account';

/** The second person's word about a change of where money goes. */
@Injectable()
export class DecideAccountRequest {
  constructor(private readonly platform: PlatformDatabase) {}

  /** A request from the command line, which does not prove who uses it, needs two people. Answers how many are missing yet. */
  approve(tenantId: number, id: string, approver: Approver, requireSecondPerson: RequireSecondPerson): Promise<number> {
    return this.platform.transaction(async (connection) => {
      const request = await hold(connection, tenantId, id);
      const { account, change, payee, approvers } = request;
      if (approvers.includes(approver.id)) return approvalsMissing(request);
      await requireSecondPerson(connection, approver.id, peopleBehind(request));
      const missing = approvalsMissing({ ...request, approvers: [...approvers, approver.id] });
      await connection.execute(
        `update provider_account_request set approvers = array_append(approvers, $3::integer)
         where tenant_id = $1 and id = $2::uuid`,
        [tenantId, id, approver.id],
      );
      const details = { request: id, change, payee };
      await auditAccount(connection, approver, {
        ...{ tenantId, id: account, action: 'payments.account_change_approved', details },
      });
      if (missing > 0) return missing;
      await carryOut(connection, tenantId, request);
      await endRequest(connection, { tenantId, id, by: approver.email }, 'done');
      return 0;
    });
  }

  /** Nothing changes; an account that was never active is closed. Whoever asked may take it back in this way as well. */
  refuse(tenantId: number, id: string, actor: Pick<Actor, 'email'>): Promise<void> {
    return this.platform.transaction(async (connection) => {
      const { account, change } = await hold(connection, tenantId, id);
      await endRequest(connection, { tenantId, id, by: actor.email }, 'refused');
      await connection.execute(
        "update provider_account set status = 'closed' where tenant_id = $1 and id = $2 and status = 'waiting'",
        [tenantId, account],
      );
      const details = { request: id, change };
      await auditAccount(connection, actor, {
        ...{ tenantId, id: account, action: 'payments.account_change_refused', details },
      });
    });
  }
}

async function carryOut(
  connection: PlatformConnection,
  tenantId: number,
  { id, account, change }: AccountRequest,
): Promise<void> {
  if (change === 'activation')
    await connection.execute("update provider_account set status = 'active' where tenant_id = $1 and id = $2", [
      ...[tenantId, account],
    ]);
  else
    await connection.execute(
      `update provider_account a set ${TAKEN_OVER[change]} from provider_account_request r
       where a.tenant_id = $1 and a.id = $2 and r.tenant_id = a.tenant_id and r.id = $3::uuid`,
      [tenantId, account, id],
    );
}

/** SQL: the columns of an account a that a request r replaces. */
const TAKEN_OVER = {
  key: 'api_key = r.api_key, payee = r.payee',
  event_secret: 'event_secrets = r.event_secrets',
} as const;

/** The account first, as every other change locks it, and then what waits. */
async function hold(connection: PlatformConnection, tenantId: number, id: string): Promise<AccountRequest> {
  const read = (lock: '' | 'for update'): Promise<AccountRequest[]> =>
    connection.query<AccountRequest>(
      `select ${REQUEST_COLUMNS} from provider_account_request r
       where r.tenant_id = $1 and r.id = $2::uuid ${lock}`,
      [tenantId, id],
    );
  const [seen] = await read('');
  if (!seen) throw new ProviderRequestNotFound();
  await holdAccount(connection, tenantId, seen.account);
  const [request] = await read('for update');
  if (request?.status !== 'waiting') throw new ProviderRequestDecided();
  return request;
}
