import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type PhotoKey } from '../photos/claimed-photos';
import { CHECKS, CHECK_COLUMNS, type WaitingCheck } from './photo-check-admin-service';

export interface ClaimedCheck extends WaitingCheck {
  readonly tenant_id: number;
}

/** Reads checks of several tenants at once. */
@Injectable()
export class ClaimedChecks {
  constructor(private readonly platform: PlatformDatabase) {}

  /** Those that still wait, oldest first. */
  list(keys: readonly PhotoKey[]): Promise<ClaimedCheck[]> {
    return this.platform.query<ClaimedCheck>(
      `select c.tenant_id, ${CHECK_COLUMNS} from ${CHECKS}
       join unnest($1::integer[], $2::integer[]) k (tenant_id, id) on k.tenant_id = c.tenant_id and k.id = c.id
       where c.status = 'waiting' order by c.sent_at, c.tenant_id, c.id`,
      [keys.map(({ tenant_id: tenant }) => tenant), keys.map(({ item }) => Number(item))],
    );
  }
}
