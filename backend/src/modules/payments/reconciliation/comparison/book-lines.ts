import { type Statement } from '../../../../platform/database';
import { type BalanceLine } from '../../../../platform/payments';
import { type Transfer, transferEntries } from '../../books/transfer';

const AT_ONCE = 500;

const KEEP = `
  insert into settlement_line
    (provider_account_id, id, kind, kind_at_provider, order_id, currency, gross, fee, net, moved_at)
  select $1, line.* from unnest($2::text[], $3::text[], $4::text[], $5::integer[], $6::text[], $7::integer[], $8::integer[],
    $9::integer[], $10::timestamptz[]) as line
  on conflict (tenant_id, provider_account_id, id) do nothing`;

/** The statements that keep the lines of a balance, and book what the provider keeps and pays out. Each line is booked once. */
export function bookLines(
  account: string,
  lines: readonly BalanceLine[],
  orderOf: (payment: string) => number | undefined,
): Statement[][] {
  const known = lines.map((line) => ({
    ...line,
    order: line.payment === undefined ? null : (orderOf(line.payment) ?? null),
  }));
  const parts = Array.from({ length: Math.ceil(known.length / AT_ONCE) }, (_, part) =>
    known.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  return parts.map((part) => {
    const column = <Value>(of: (line: (typeof part)[number]) => Value): Value[] => part.map(of);
    return [
      {
        text: KEEP,
        values: [
          ...[account, column(({ id }) => id), column(({ kind }) => kind), column((line) => line.kindAtProvider)],
          ...[column(({ order }) => order), column(({ currency }) => currency), column(({ gross }) => gross)],
          ...[column(({ fee }) => fee), column(({ net }) => net), column(({ at }) => at.toISOString())],
        ],
      },
      transferEntries(part.flatMap((line) => transfersOf(account, line))),
    ];
  });
}

function transfersOf(account: string, line: BalanceLine & { readonly order: number | null }): Transfer[] {
  const { id, kind, currency, fee, net, order } = line;
  // A line that nobody can explain is not booked before somebody does.
  if (kind === 'other') return [];
  const clearing = `clearing:${account}` as const;
  const kept = moved({ key: `fee:${account}:${id}`, order, currency, amount: fee }, 'fees', clearing);
  if (kind !== 'payout') return [kept];
  return [kept, moved({ key: `payout:${account}:${id}`, order: null, currency, amount: -net - fee }, 'bank', clearing)];
}

/** Below zero it has come back. */
function moved(
  transfer: Omit<Transfer, 'debit' | 'credit'>,
  debit: Transfer['debit'],
  credit: Transfer['credit'],
): Transfer {
  const { amount } = transfer;
  return amount < 0
    ? { ...transfer, amount: -amount, debit: credit, credit: debit }
    : { ...transfer, amount, debit, credit };
}
