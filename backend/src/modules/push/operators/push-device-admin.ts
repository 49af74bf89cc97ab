import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { OutboxHint } from '../../../platform/outbox';
import { runInTenant } from '../../../platform/tenancy';
import { pushEntry } from '../sending/push-entry';

/** One try to reach a device. No part of it says where the device is, or what a push said. */
export interface ListedSend {
  readonly at: string;
  readonly push: string;
  readonly service: string;
  readonly end: string;
  /** The status that the service answered; 0 where it did not. */
  readonly status: number;
}

export interface ListedDevice {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly lastOkAt: Date | null;
  readonly failures: number;
  /** Newest first. */
  readonly sends: readonly ListedSend[];
}

/** Staff list the devices that a member gets pushes on, and send a test to them. */
@Injectable()
export class PushDeviceAdmin {
  constructor(
    private readonly database: Database,
    private readonly hint: OutboxHint,
  ) {}

  list(tenantId: number, account: number): Promise<ListedDevice[]> {
    return runInTenant(tenantId, () =>
      this.database.query<ListedDevice>(
        `select p.id, p.device, p.created_at as "createdAt", p.last_ok_at as "lastOkAt", p.failures,
           coalesce((select jsonb_agg(sent - 'entry' - 'done') from jsonb_array_elements(p.sends) sent), '[]') as sends
         from push_subscription p join session s on s.id = p.session_id and s.expires_at > now()
         where p.account_id = $1 order by p.confirmed_at desc, p.id`,
        [account],
      ),
    );
  }

  /** Sends the push that members send themselves from the settings, to each of the devices. Answers which those are. */
  async sendTest(tenantId: number, account: number): Promise<ListedDevice[]> {
    const devices = await this.list(tenantId, account);
    await runInTenant(tenantId, () =>
      this.database.batch(devices.map(({ id }) => pushEntry({ push: 'test', account, subject: id, device: id }))),
    );
    this.hint.give();
    return devices;
  }
}
