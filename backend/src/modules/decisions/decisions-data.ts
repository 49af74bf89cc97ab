import { type DeclaredTable, withheld } from '../../platform/personal-data';

const OWN = `in (select d.id from decision d where d.tenant_id = TABLE.tenant_id and d.account_id = $1::integer)`;
const rowsOf = (table: string): string => `decision_id ${OWN.replace('TABLE', table)}`;
const KEPT = 'for six years it can be told that a decision was made, why, and what became of it';

/** Rows that refer to a decision are deleted before it, because they are found by its account. */
export const DECISIONS_DATA: readonly DeclaredTable[] = [
  {
    table: 'appeal',
    name: 'appeals',
    rows: rowsOf('appeal'),
    key: ['id'],
    columns: {
      id: withheld('the staff’s number for it'),
      decision_id: 'decision',
      text: 'message',
      created_at: 'created_at',
      outcome: 'outcome',
      note: 'note',
      decided_at: 'decided_at',
      decided_by: withheld('who of the staff looked at it'),
    },
    erase: { how: 'detach', columns: { text: "''", note: 'null' }, reason: KEPT },
    forgotten: 'six years after the decision',
  },
  {
    table: 'statement',
    name: 'statements',
    rows: rowsOf('statement'),
    key: ['decision_id'],
    columns: {
      decision_id: 'decision',
      token_hash: withheld('a hash of a link’s token'),
      language: 'language',
      sent_at: 'sent_at',
    },
    erase: { how: 'detach', columns: { token_hash: 'sha256(gen_random_uuid()::text::bytea)' }, reason: KEPT },
    forgotten: 'six years after the decision',
  },
  {
    table: 'decision',
    name: 'decisions',
    rows: 'account_id = $1::integer',
    key: ['id'],
    columns: {
      id: 'id',
      account_id: withheld('the same id as the profile’s'),
      kind: 'kind',
      reasons: 'reason',
      ground: 'ground',
      content: 'content',
      source: 'source',
      is_software_found: 'found_by_software',
      note: 'note',
      ends_at: 'ends_at_time',
      decided_at: 'decided_at',
      decided_by: withheld('who of the staff decided'),
      deciders: withheld('who of the staff decided'),
      ended_at: 'ended_at',
      ended_by: withheld('who of the staff ended it'),
      needs_look: withheld('how staff check each other'),
      looked_at: withheld('how staff check each other'),
      looked_by: withheld('who of the staff looked at it'),
      look_outcome: withheld('how staff check each other; what came of it is when the decision ended'),
    },
    erase: { how: 'detach', columns: { account_id: 'null', content: "'{}'", note: 'null' }, reason: KEPT },
    forgotten: 'six years after it was made',
  },
];
