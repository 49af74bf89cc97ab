import { type Database } from '../../../../platform/database';
import { uuidV7 } from '../../../../platform/outbox';
import { type DifferenceKind } from '../difference-kinds';
import { type Difference } from './find-differences';

interface Kept {
  readonly kind: DifferenceKind;
  readonly order: number | null;
}

/** A difference that staff have resolved stays so, unless it has become another one. Answers the new ones. */
const KEEP = `
  insert into payment_difference as known
    (id, provider_account_id, day, kind, subject, order_id, currency, ours, theirs)
  select found.id, $1, $2::date, found.kind, found.subject, found.order_id, found.currency, found.ours, found.theirs
  from unnest($3::uuid[], $4::text[], $5::text[], $6::integer[], $7::text[], $8::text[], $9::text[])
    as found (id, kind, subject, order_id, currency, ours, theirs)
  on conflict (tenant_id, provider_account_id, day, kind, subject) where resolved_at is null or resolved_by is not null
  do update set last_seen = now(), ours = excluded.ours, theirs = excluded.theirs,
    resolved_at = case when IS_SAME then known.resolved_at end,
    resolved_by = case when IS_SAME then known.resolved_by end,
    note = case when IS_SAME then known.note end
  returning kind, order_id as "order", xmax = 0 as "isNew"`.replaceAll(
  'IS_SAME',
  '(known.ours, known.theirs) is not distinct from (excluded.ours, excluded.theirs)',
);

const AGREE = `
  update payment_difference set resolved_at = now()
  where provider_account_id = $1 and day = $2::date and resolved_at is null
    and (kind, subject) not in (select * from unnest($3::text[], $4::text[]))`;

interface Comparison {
  readonly account: string;
  readonly day: string;
  readonly found: readonly Difference[];
}

/** Writes down what was found of a day, and that the rest agrees by now. */
export async function keepDifferences(database: Database, { account, day, found }: Comparison): Promise<Kept[]> {
  const each = [...new Map(found.map((one) => [`${one.kind} ${one.subject}`, one])).values()];
  const column = <Value>(of: (difference: Difference) => Value): Value[] => each.map(of);
  const [kinds, subjects] = [column(({ kind }) => kind), column(({ subject }) => subject)];
  const [kept] = (await database.batch([
    {
      text: KEEP,
      values: [
        ...[account, day, column(() => uuidV7()), kinds, subjects, column(({ order }) => order ?? null)],
        ...[column(({ currency }) => currency ?? null), column(({ ours }) => ours ?? null)],
        column(({ theirs }) => theirs ?? null),
      ],
    },
    { text: AGREE, values: [account, day, kinds, subjects] },
  ])) as unknown as [(Kept & { readonly isNew: boolean })[], unknown];
  return kept.filter(({ isNew }) => isNew);
}
