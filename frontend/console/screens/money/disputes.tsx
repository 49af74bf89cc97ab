import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { readDisputes } from '../../api/money';
import { disputes as texts, money } from '../../texts/money';
import { Answer } from '../../ui/answer';
import { Choice } from '../../ui/choice';
import { DisputesTable } from './disputes-table';
import { MoneyFilters, Pages } from './filters';
import { MoneyScreen } from './money-screen';
import { readMoneySearch } from './search';

const STATES = Object.entries({ waiting: texts.waiting, ...texts.states }).map(([value, label]) => ({ value, label }));

/** Lists the payments that banks took back or look into, newest first. */
export default function Disputes() {
  const { tenant, status, after } = readMoneySearch(useSearch({ strict: false }));
  const search = { tenant, status, after };
  const queries = useQueryClient();
  const [told, setTold] = useState('');
  const query = useQuery({
    queryKey: ['money', 'disputes', search],
    queryFn: () => readDisputes(search),
    placeholderData: keepPreviousData,
  });
  return (
    <MoneyScreen title={money.disputes} needs="payment.read" slug={tenant}>
      <MoneyFilters to="/money/disputes" search={search}>
        <Choice
          label={money.status}
          name="status"
          defaultValue={status ?? ''}
          choices={[{ value: '', label: money.any }, ...STATES]}
        />
      </MoneyFilters>
      <p role="status">{told}</p>
      <Answer query={query}>
        {({ disputes, next }) => (
          <>
            {disputes.length === 0 && <p>{money.nothing}</p>}
            {disputes.length > 0 && (
              <DisputesTable
                disputes={disputes}
                hasMore={next !== null}
                onResponded={() => {
                  setTold(texts.responded);
                  void queries.invalidateQueries({ queryKey: ['money', 'disputes'] });
                }}
              />
            )}
            <Pages to="/money/disputes" search={search} next={next} />
          </>
        )}
      </Answer>
    </MoneyScreen>
  );
}
