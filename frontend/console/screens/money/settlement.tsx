import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readSettlement } from '../../api/money';
import { figures, money, reports as texts } from '../../texts/money';
import { Answer } from '../../ui/answer';
import { moneyText } from '../../ui/money';
import { WideTable } from '../../ui/wide-table';
import { Pages } from './filters';
import { useBrandName } from './money-screen';
import { type MoneySearch, periodOf } from './search';

type Days = Awaited<ReturnType<typeof readSettlement>>['days'];
type Day = Days[number];

/** Shows the balances at providers by day, as these tell them: of one brand, or of all that one reaches. */
export function Settlement({ search }: { readonly search: MoneySearch }) {
  const { tenant, after } = search;
  const period = periodOf(search);
  const nameOf = useBrandName();
  const query = useQuery({
    queryKey: ['money', 'settlement', tenant, period, after],
    queryFn: () => readSettlement(period, { tenant, after }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>{texts.settlement}</h2>
      <Answer query={query}>
        {({ days, untold, next }) => (
          <>
            {untold.length > 0 && <p>{texts.untold.replace('{accounts}', untold.map(accountText).join(', '))}</p>}
            {days.length === 0 ? <p role="status">{money.nothing}</p> : <DaysTable days={days} isOfAll={!tenant} />}
            <Pages to="/money/reports" search={search} next={next} />
          </>
        )}
      </Answer>
    </section>
  );

  function accountText({ tenant: slug, provider_account }: { tenant: string; provider_account: string }): string {
    return tenant === undefined ? `${nameOf(slug)} ${provider_account}` : provider_account;
  }
}

function DaysTable({ days, isOfAll }: { readonly days: Days; readonly isOfAll: boolean }) {
  const nameOf = useBrandName();
  const column = (name: string, amountOf: (row: Day) => number) => ({
    ...{ name, isNumber: true, cell: (row: Day) => moneyText(amountOf(row), row.currency) },
  });
  return (
    <WideTable
      caption={texts.settlement}
      rows={days}
      keyOf={(row) => `${row.tenant} ${row.provider_account} ${row.day} ${row.currency}`}
      columns={[
        { name: money.day, cell: ({ day }) => day },
        ...(isOfAll ? [{ name: money.brand, cell: ({ tenant }: Day) => nameOf(tenant) }] : []),
        { name: money.account, cell: ({ provider_account }) => provider_account },
        column(texts.payments, ({ payments }) => payments),
        column(figures.refunds, ({ refunds }) => refunds),
        column(money.disputes, ({ disputes }) => disputes),
        column(texts.others, ({ others }) => others),
        column(figures.fees, ({ fees }) => fees),
        column(texts.net, ({ net }) => net),
        column(texts.payouts, ({ payouts }) => payouts),
      ]}
    />
  );
}
