import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { readDueRefunds } from '../../api/money';
import { dueRefunds as texts } from '../../texts/due-refunds';
import { Answer } from '../../ui/answer';
import { DueRefundsTable } from './due-refunds-table';
import { MoneyFilters, Pages } from './filters';
import { MoneyScreen } from './money-screen';
import { readMoneySearch } from './search';

/** Lists the refunds that failed, are made by hand or are due, sorted by the due day. */
export default function DueRefunds() {
  const { tenant, after } = readMoneySearch(useSearch({ strict: false }));
  const search = { tenant, after };
  const queries = useQueryClient();
  const [told, setTold] = useState('');
  const query = useQuery({
    queryKey: ['money', 'due-refunds', search],
    queryFn: () => readDueRefunds(search),
    placeholderData: keepPreviousData,
  });
  return (
    <MoneyScreen title={texts.title} needs="payment.read" slug={tenant}>
      <p>{texts.hint}</p>
      <MoneyFilters to="/money/due-refunds" search={search} />
      <p role="status">{told}</p>
      <Answer query={query}>
        {({ refunds, next }) => (
          <>
            {refunds.length === 0 && <p>{texts.nothing}</p>}
            {refunds.length > 0 && (
              <DueRefundsTable
                refunds={refunds}
                hasMore={next !== null}
                onChanged={(text) => {
                  setTold(text);
                  void queries.invalidateQueries({ queryKey: ['money'] });
                  void queries.invalidateQueries({ queryKey: ['work'] });
                }}
              />
            )}
            <Pages
              to="/money/due-refunds"
              search={search}
              next={next}
              firstText={texts.soonest}
              nextText={texts.later}
            />
          </>
        )}
      </Answer>
    </MoneyScreen>
  );
}
