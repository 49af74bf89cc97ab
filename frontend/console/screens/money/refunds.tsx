import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { readRefundRequests } from '../../api/money';
import { money, refunds as texts } from '../../texts/money';
import { Answer } from '../../ui/answer';
import { Choice } from '../../ui/choice';
import { MoneyFilters } from './filters';
import { MoneyScreen } from './money-screen';
import { RequestsTable } from './requests-table';
import { readMoneySearch } from './search';

const STATES = Object.entries(texts.states).map(([value, label]) => ({ value, label }));

/** Refunds that staff asked for: what waits for a second person first. */
export default function Refunds() {
  const search = readMoneySearch(useSearch({ strict: false }));
  const wish = { tenant: search.tenant, status: search.status ?? 'waiting' };
  const queries = useQueryClient();
  const [told, setTold] = useState('');
  const query = useQuery({
    queryKey: ['money', 'refunds', wish],
    queryFn: () => readRefundRequests(wish),
    placeholderData: keepPreviousData,
  });
  return (
    <MoneyScreen title={money.refunds} needs="payment.read" slug={search.tenant}>
      <MoneyFilters to="/money/refunds" search={search}>
        <Choice label={money.status} name="status" defaultValue={wish.status} choices={STATES} />
      </MoneyFilters>
      <p role="status">{told}</p>
      <Answer query={query}>
        {({ requests }) =>
          requests.length === 0 ? (
            <p role="status">{wish.status === 'waiting' ? texts.waiting_none : money.nothing}</p>
          ) : (
            <RequestsTable
              requests={requests}
              onChanged={(text) => {
                setTold(text);
                void queries.invalidateQueries({ queryKey: ['money'] });
                void queries.invalidateQueries({ queryKey: ['work'] });
              }}
            />
          )
        }
      </Answer>
    </MoneyScreen>
  );
}
