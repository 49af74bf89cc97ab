import { Inject, Injectable } from '@nestjs/common';
import { Database, type Statement } from '../database';
import { type OutboxEntry } from './outbox-entry';
import { OUTBOX_SETTINGS, type OutboxSettings } from './outbox-settings';

export interface ClaimedEntry extends OutboxEntry {
  readonly trace: string;
}

export type Outcome =
  | { readonly id: string; readonly end: 'done' }
  | {
      readonly id: string;
      readonly end: 'again';
      readonly code: string;
      readonly delay: number;
      readonly note?: object;
    }
  | { readonly id: string; readonly end: 'failed'; readonly code: string };

/** The operations of a consumer on the rows of the tenant in scope. */
@Injectable()
export class OutboxClaims {
  constructor(
    private readonly database: Database,
    @Inject(OUTBOX_SETTINGS) private readonly settings: OutboxSettings,
  ) {}

  /** Takes those of the rows that exist and that nobody else works on. */
  async take(ids: readonly string[]): Promise<ClaimedEntry[]> {
    // Waits for locked rows, in one order: a relay that came a moment too late locks rows it does not get, and skipping
    // them here would leave them lying until their hint is repeated.
    return this.database.query<ClaimedEntry>(
      `with free as (
         select tenant_id, id from outbox where id = any($1::uuid[]) and failed_at is null
           and (claimed_until is null or claimed_until <= now()) order by id for update
       )
       update outbox o set claimed_until = now() + $2::integer * interval '1 millisecond',
         hand_at = now() + $2::integer * interval '1 millisecond', attempts = attempts + 1
       from free where o.tenant_id = free.tenant_id and o.id = free.id
       returning o.id, o.kind, o.payload, o.attempts as attempt, o.trace, o.created_at as "createdAt"`,
      [ids, this.settings.claim],
    );
  }

  /** Keeps rows that are still being worked on. */
  async keep(ids: readonly string[]): Promise<void> {
    await this.database.query(
      `update outbox set claimed_until = now() + $2::integer * interval '1 millisecond',
         hand_at = now() + $2::integer * interval '1 millisecond'
       where id = any($1::uuid[]) and failed_at is null`,
      [ids, this.settings.claim],
    );
  }

  async settle(outcomes: readonly Outcome[]): Promise<void> {
    const done: string[] = [];
    const statements: Statement[] = [];
    for (const outcome of outcomes) {
      if (outcome.end === 'done') done.push(outcome.id);
      else statements.push(outcome.end === 'again' ? putOff(outcome) : giveUp(outcome));
    }
    if (done.length > 0) {
      statements.push({ text: 'delete from outbox where id = any($1::uuid[])', values: [done] });
    }
    await this.database.batch(statements);
  }
}

const putOff = ({ id, code, delay, note = {} }: Outcome & { end: 'again' }): Statement => ({
  text: `update outbox set claimed_until = now() + $2::integer * interval '1 millisecond',
      hand_at = now() + $2::integer * interval '1 millisecond', last_error = $3, payload = payload || $4::jsonb where id = $1`,
  values: [id, delay, code, JSON.stringify(note)],
});

const giveUp = ({ id, code }: Outcome & { end: 'failed' }): Statement => ({
  text: `update outbox set failed_at = now(), last_error = $2, lost_secrets = lost_secrets or payload ? 'secrets',
      payload = payload - 'secrets' where id = $1`,
  values: [id, code],
});
