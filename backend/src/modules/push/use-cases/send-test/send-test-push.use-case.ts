import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { type MemberIdentity } from '../../../../platform/http';
import { OutboxHint } from '../../../../platform/outbox';
import { endpointHash } from '../../endpoints/endpoint-hash';
import { PushDeviceNotFound } from '../../errors';
import { pushEntry } from '../../sending/push-entry';

const FIND = 'select id from push_subscription where account_id = $1 and session_id = $2::uuid and endpoint_hash = $3';

@Injectable()
export class SendTestPush {
  constructor(
    private readonly database: Database,
    private readonly hint: OutboxHint,
  ) {}

  /** Only to the browser of the session: nobody makes another person's phone ring. */
  async send({ id: account, session }: MemberIdentity, endpoint: string): Promise<void> {
    const [found] = await this.database.query<{ id: string }>(FIND, [account, session, endpointHash(endpoint)]);
    if (!found) throw new PushDeviceNotFound();
    await this.database.batch([pushEntry({ push: 'test', account, subject: found.id, device: found.id })]);
    this.hint.give();
  }
}
