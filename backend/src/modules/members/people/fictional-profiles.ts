import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type Actor, audit } from '../../tenants';
import { FictionalProfileNotFound } from './errors';
import { FILED_IDS } from './people-file';
import { lockPeople } from './stored-people';

export interface FictionalProfile {
  readonly id: number;
  readonly name: string;
  readonly gender: string | null;
  readonly age: number;
  readonly country: string | null;
  readonly city: string | null;
  readonly fictional: true;
  readonly is_shown: boolean;
  /** Whether a file of people names them; the others are the demo's. */
  readonly is_filed: boolean;
  readonly has_photo: boolean;
  readonly changed_at: Date;
}

export interface FictionalProfileList {
  readonly shown: number;
  readonly hidden: number;
  readonly people: readonly FictionalProfile[];
  /** The id after which the next page begins; null on the last. */
  readonly next: number | null;
}

export interface ProfileAct {
  readonly tenantId: number;
  readonly id: number;
  readonly reason: string;
  readonly actor: Pick<Actor, 'email'>;
}

const PAGE = 100;

const LIST = `
  select id, name, gender, extract(year from age(current_date, birth_date))::integer as age, country, city, fictional,
    status = 'active' as is_shown, id < $3 as is_filed, main_photo_id is not null as has_photo, changed_at
  from profile where tenant_id = $1 and fictional and id > $2 order by id limit ${PAGE + 1}`;

const COUNT = `
  select count(*) filter (where status = 'active')::integer as shown,
    count(*) filter (where status <> 'active')::integer as hidden
  from profile where tenant_id = $1 and fictional`;

/** The fictional profiles that a brand has, each of which is hidden and shown again by itself. */
@Injectable()
export class FictionalProfiles {
  constructor(private readonly platform: PlatformDatabase) {}

  async list(tenantId: number, after = 0): Promise<FictionalProfileList> {
    const [rows, [counted]] = await Promise.all([
      this.platform.query<FictionalProfile>(LIST, [tenantId, after, FILED_IDS.below]),
      this.platform.query<{ shown: number; hidden: number }>(COUNT, [tenantId]),
    ]);
    const people = rows.slice(0, PAGE);
    const next = rows.length > PAGE ? (people.at(-1)?.id ?? null) : null;
    return { ...(counted ?? { shown: 0, hidden: 0 }), people, next };
  }

  hide(act: ProfileAct): Promise<void> {
    return this.change(act, 'disabled', 'people.hidden');
  }

  show(act: ProfileAct): Promise<void> {
    return this.change(act, 'active', 'people.shown');
  }

  /** Twice the same changes nothing more. */
  private change({ tenantId, id, reason, actor }: ProfileAct, status: string, action: string): Promise<void> {
    return this.platform.transaction(async (connection) => {
      await lockPeople(connection, tenantId);
      const [before] = await connection.query<{ name: string; status: string }>(
        'select name, status from profile where tenant_id = $1 and id = $2 and fictional for update',
        [tenantId, id],
      );
      if (!before) throw new FictionalProfileNotFound();
      if (before.status === status) return;
      await connection.execute(
        'update profile set status = $3, changed_at = now() where tenant_id = $1 and id = $2 and fictional',
        [tenantId, id, status],
      );
      const details = { name: before.name, reason };
      await audit(connection, actor, { action, tenantId, subject: `fictional:${id}`, details });
    });
  }
}
