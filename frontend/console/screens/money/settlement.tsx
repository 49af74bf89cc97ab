import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readSettlement } from '../../api/money';
import { BrandName } from '../../frame/brand-name';
import { useBrandText } from '../../frame/brand-text';
import { figures, money, reports as texts } from '../../texts/money';
import { Answer } from '../../ui/answer';
import { moneyText } from '../../ui/money';
import { Table } from '../../ui/table';
import { periodOf } from '../../ui/period';
import { Pages } from './filters';
import { type MoneySearch } from './search';
import { dayText } from '../../ui/times';

type Days = Awaited<ReturnType<typeof readSettlement>>['days'];
type Day = Days[number];

/** Shows the balances at providers by day, as these tell them: of one brand, or of all that one reaches. */
export function Settlement({ search }: { readonly search: MoneySearch }) {
  const { tenant, after } = search;
  const period = periodOf(search);
  const query = useQuery({
    queryKey: ['money', 'settlement', tenant, period, after],
    queryFn: () => readSettlement(period, { tenant, after }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>{texts.settlement}</h2>
      <p className="text-quiet">{money.utc}</p>
      <Answer query={query}>
        {({ days, untold, next }) => (
          <>
            <Untold accounts={untold} isOfAll={!tenant} />
            {days.length === 0 ? (
              <p role="status">{money.nothing}</p>
            ) : (
              <DaysTable days={days} isOfAll={!tenant} hasMore={next !== null} />
            )}
            <Pages to="/money/reports" search={search} next={next} />
          </>
        )}
      </Answer>
    </section>
  );
}

interface UntoldProps {
  readonly accounts: readonly { readonly tenant: string; readonly provider_account: string }[];
  readonly isOfAll: boolean;
}

/** Names the accounts that tell nothing; those of many brands when they are asked for. */
function Untold({ accounts, isOfAll }: UntoldProps) {
  const nameOf = useBrandText();
  if (accounts.length === 0) return null;
  const names = accounts.map((one) =>
    isOfAll ? `${nameOf(one.tenant)} ${one.provider_account}` : one.provider_account,
  );
  if (!isOfAll) return <p>{texts.untold.replace('{accounts}', names.join(', '))}</p>;
  return (
    <details>
      <summary className="target flex cursor-pointer items-center text-accent underline">
        {texts.untold_count.replace('{count}', String(names.length))}
      </summary>
      <p>{names.join(', ')}</p>
    </details>
  );
}

interface DaysProps {
  readonly days: Days;
  readonly isOfAll: boolean;
  readonly hasMore: boolean;
}

function DaysTable({ days, isOfAll, hasMore }: DaysProps) {
  const column = (name: string, amountOf: (row: Day) => number) => ({
    ...{ name, isNumber: true, cell: (row: Day) => moneyText(amountOf(row), row.currency) },
  });
  const folded = (name: string, amountOf: (row: Day) => number) => ({ ...column(name, amountOf), isFolded: true });
  return (
    <Table
      caption={texts.settlement}
      rows={days}
      hasMore={hasMore}
      keyOf={(row) => `${row.tenant} ${row.provider_account} ${row.day} ${row.currency}`}
      columns={[
        { name: money.day, cell: ({ day }) => dayText(day) },
        ...(isOfAll ? [{ name: money.brand, cell: ({ tenant }: Day) => <BrandName slug={tenant} /> }] : []),
        { name: money.account, cell: ({ provider_account }) => provider_account },
        folded(texts.payments, ({ payments }) => payments),
        folded(figures.refunds, ({ refunds }) => refunds),
        folded(money.disputes, ({ disputes }) => disputes),
        folded(texts.others, ({ others }) => others),
        folded(figures.fees, ({ fees }) => fees),
        column(texts.net, ({ net }) => net),
        column(texts.payouts, ({ payouts }) => payouts),
      ]}
    />
  );
}
