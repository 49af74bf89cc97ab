import { type PlatformConnection } from '../../../platform/database';

/** Counts of a brand's mails within some days, by what became of them. */
export interface MailStanding {
  readonly tenant_id: number;
  readonly days: number;
  /** Mails to members that a server took. */
  readonly sent: number;
  readonly withheld: number;
  readonly refused: number;
  /** Addresses that were found to take no mail. */
  readonly bounced: number;
  /** Addresses whose owner called a mail spam. */
  readonly complained: number;
}

/** Counts by brand, over some brands. It reads a month of the log: for a person who looks. */
export const mailStanding = (
  connection: PlatformConnection,
  tenantIds: readonly number[],
  windows: readonly number[],
): Promise<MailStanding[]> =>
  connection.query<MailStanding>(
    `select t.id as tenant_id, w.days, l.sent, l.withheld, l.refused, s.bounced, s.complained
     from unnest($1::integer[]) t (id) cross join unnest($2::integer[]) w (days)
     cross join lateral (
       select count(*) filter (where outcome = 'sent')::integer as sent,
         count(*) filter (where outcome = 'withheld')::integer as withheld,
         count(*) filter (where outcome = 'refused')::integer as refused
       from mail_log m where m.tenant_id = t.id and m.at > now() - make_interval(days => w.days)
     ) l
     cross join lateral (
       select count(*) filter (where reason = 'bounce')::integer as bounced,
         count(*) filter (where reason = 'complaint')::integer as complained
       from mail_suppression m where m.tenant_id = t.id and m.since > now() - make_interval(days => w.days)
     ) s
     order by t.id, w.days`,
    [tenantIds, windows],
  );
