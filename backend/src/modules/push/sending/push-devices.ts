import { Inject, Injectable } from '@nestjs/common';
import { isLocale, type Locale } from '../../../../../contract/text/locales';
import { DataKeys } from '../../../platform/data-keys';
import { Database } from '../../../platform/database';
import { currentTenantId } from '../../../platform/tenancy';
import { openSubscription } from '../endpoints/sealed-subscription';
import { type PushEnd, isAgain } from './push-answer';
import { dayStatements } from './push-days';

/** A device that may be told something now. */
export interface PushDevice {
  readonly id: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly keyVersion: number;
  readonly locale: Locale;
  readonly showsNames: boolean;
}

/** One try of one device, as its row keeps the last few of them. */
export interface PushSend {
  readonly device: string;
  readonly push: string;
  readonly service: string;
  readonly end: PushEnd;
  /** The status that the service answered; 0 where there was no answer. */
  readonly status: number;
}

interface DeviceRow {
  readonly id: string;
  readonly endpoint_hash: Buffer;
  readonly endpoint: Buffer;
  readonly p256dh: Buffer;
  readonly auth: Buffer;
  readonly key_version: number;
  readonly locale: string;
  readonly shows_names: boolean;
}

// A device that is done with this entry was tried before: that try broke off, or others are still to be reached.
const DEVICES = `
  select p.id, p.endpoint_hash, p.endpoint, p.p256dh, p.auth, p.key_version, p.locale, p.shows_names
  from push_subscription p
  join session s on s.id = p.session_id and s.expires_at > now()
  join account a on a.id = p.account_id and a.status = 'active'
  where p.account_id = $1::integer and ($2::uuid is null or p.id = $2::uuid)
    and not p.sends @> jsonb_build_array(jsonb_build_object('entry', $3::text, 'done', true))`;

const STILL = `
  select p.id from push_subscription p join session s on s.id = p.session_id and s.expires_at > now()
  where p.account_id = $1::integer and p.id = any($2::uuid[])`;

/** How many sends a device's row keeps. */
const KEPT_SENDS = 10;
/** After as many refusals in a row a device is given up that has never taken a push. */
const MOST_REFUSALS = 5;

const KEEP = `
  update push_subscription p set
    last_ok_at = case when d.had then now() else p.last_ok_at end,
    failures = case when d.had then 0 when d.refused then p.failures + 1 else p.failures end,
    sends = jsonb_path_query_array(jsonb_build_array(jsonb_build_object('entry', $1::text, 'at', now(), 'done', d.done,
      'push', d.push, 'service', d.service, 'end', d.ending, 'status', d.status)) || p.sends, '$[0 to ${KEPT_SENDS - 1}]')
  from unnest($2::uuid[], $3::boolean[], $4::boolean[], $5::boolean[], $6::text[], $7::text[], $8::text[], $9::integer[])
    as d (id, had, refused, done, push, service, ending, status)
  where p.id = d.id`;

const DROP = `
  delete from push_subscription
  where id = any($1::uuid[]) or (id = any($2::uuid[]) and last_ok_at is null and failures >= ${MOST_REFUSALS})`;

/** The devices of accounts of the tenant in scope, and what services answered about them. */
@Injectable()
export class PushDevices {
  constructor(
    private readonly database: Database,
    @Inject(DataKeys) private readonly keys: DataKeys,
  ) {}

  /** Those that have not had the entry yet. */
  async of(account: number, device: string | undefined, entry: string): Promise<PushDevice[]> {
    const rows = await this.database.query<DeviceRow>(DEVICES, [account, device ?? null, entry]);
    return rows.map((row) => this.open(row));
  }

  /** Those of them whose sessions are still there. */
  async still(account: number, devices: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ id: string }>(STILL, [account, devices]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Keeps how the tries of an entry ended, and drops devices that are gone or have been refused too often. */
  async record(entry: string, unsorted: readonly PushSend[]): Promise<void> {
    // In one order, because entries of an account are sent side by side.
    const sends = unsorted.toSorted((one, other) => (one.device < other.device ? -1 : 1));
    const ids = sends.map(({ device }) => device);
    const gone = sends.filter(({ end }) => end === 'gone').map(({ device }) => device);
    const refused = sends.filter(({ end }) => end === 'refused').map(({ device }) => device);
    const columns = [
      ids,
      ...[sends.map(({ end }) => end === 'ok'), sends.map(({ end }) => end === 'refused')],
      sends.map(({ end }) => !isAgain(end)),
      ...[sends.map(({ push }) => push), sends.map(({ service }) => service)],
      ...[sends.map(({ end }) => end), sends.map(({ status }) => status)],
    ];
    await this.database.batch([
      { text: KEEP, values: [entry, ...columns] },
      ...(gone.length + refused.length > 0 ? [{ text: DROP, values: [gone, refused] }] : []),
      // Last, since all senders of the brand wait for each other at this row.
      ...dayStatements(sends.map(({ end }) => end)),
    ]);
  }

  private open({ id, key_version, locale, shows_names, ...sealed }: DeviceRow): PushDevice {
    const { endpoint, ...keys } = openSubscription(this.keys, currentTenantId(), sealed);
    return {
      id,
      endpoint,
      keys,
      keyVersion: key_version,
      locale: isLocale(locale) ? locale : 'en',
      showsNames: shows_names,
    };
  }
}
