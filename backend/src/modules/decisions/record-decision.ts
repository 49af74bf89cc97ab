import { createHash, randomBytes } from 'node:crypto';
import { type Connection } from '../../platform/database';
import { type Actor } from '../tenants';
import { type StatementFacts } from '../notifications';
import { type DecisionContent } from './decision-content';

/** Against nobody: a notice that leads to nothing is decided too. */
interface Dismissal {
  readonly kind: 'dismissed';
  readonly reasons: readonly string[];
}

type Against = Pick<StatementFacts, 'kind' | 'reasons'>;

export interface NewDecision {
  readonly tenantId: number;
  /** The profile's id. A fictional profile has no account: nobody is told. */
  readonly account: number | null;
  readonly actor: Actor;
  readonly about: Against | Dismissal;
  readonly source: StatementFacts['source'];
  readonly ground?: StatementFacts['ground'];
  readonly isSoftwareFound?: boolean;
  readonly note?: string | null;
  /** A block ends by itself after so many days. */
  readonly days?: number | null;
  readonly content?: DecisionContent;
}

export interface RecordedDecision {
  readonly id: number;
  /** Opens the statement of reasons. Only its hash is kept. */
  readonly token: string;
  readonly facts: StatementFacts;
  /** Null where there is nobody to tell. */
  readonly person: DecidedAbout | null;
}

export interface DecidedAbout {
  readonly name: string;
  readonly email: string;
  readonly status: string;
  readonly language: string;
  readonly country: string | null;
}

export const hashOfStatementToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Writes a decision, and the statement of reasons where it is against somebody, in the transaction that carries it out. */
export async function recordDecision(connection: Connection, decision: NewDecision): Promise<RecordedDecision> {
  const { tenantId, account, actor, about, source, note = null, days = null, content = {} } = decision;
  const { ground = 'terms', isSoftwareFound = false } = decision;
  const [person] = await connection.query<DecidedAbout & { time_zone: string | null }>(
    `select p.name, a.email, a.status, a.language, p.country, a.time_zone from account a
       join profile p on p.tenant_id = a.tenant_id and p.id = a.id
     where a.tenant_id = $1 and a.id = $2`,
    [tenantId, account],
  );
  const [made] = await connection.query<{ id: number; ends_at: Date | null }>(
    `insert into decision (tenant_id, account_id, kind, reasons, ground, content, source, is_software_found, note, ends_at, decided_by, deciders, needs_look)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(days => $10::integer), $11, $12, $13) returning id, ends_at`,
    [
      ...[tenantId, person ? account : null, about.kind, about.reasons, ground, JSON.stringify(content), source],
      ...[isSoftwareFound, note, days, actor.email, actor.people?.ids ?? []],
      // A second person looks at each block of an account.
      person !== undefined && about.kind === 'member_blocked',
    ],
  );
  if (!made) throw new Error('the decision was not kept');
  const token = randomBytes(32).toString('base64url');
  if (person && about.kind !== 'dismissed')
    await connection.execute(
      'insert into statement (tenant_id, decision_id, token_hash, language) values ($1, $2, $3, $4)',
      [tenantId, made.id, hashOfStatementToken(token), person.language],
    );
  const facts = {
    ...about,
    ...{ ends_at: made.ends_at?.toISOString() ?? null, time_zone: person?.time_zone ?? null },
    ...{ ground, source, is_software_found: isSoftwareFound, note },
  } as StatementFacts;
  return { id: made.id, token, facts, person: person ?? null };
}
