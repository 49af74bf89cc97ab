import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type LedgerChecks, askLedgerCheck, readLedgerChecks } from '../../api/money';
import { BrandName } from '../../frame/brand-name';
import { useSelf } from '../../frame/self-context';
import { ledger as texts, money } from '../../texts/money';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { problemText } from '../../ui/problem-text';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { LedgerFaults } from './ledger-faults';
import { MoneyScreen } from './money-screen';

type Row = LedgerChecks[number];

const LOOK_EVERY_MS = 1500;
const isOpen = ({ run }: Row): boolean => run !== null && run.state !== 'done';

/** Whether credits and money agree, by brand, and since when that is known. A worker makes the checks that one asks for. */
export default function Ledger() {
  const isAllowed = useSelf().permissions.includes('payment.books');
  const queries = useQueryClient();
  const [fault, setFault] = useState<string>();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const query = useQuery({
    queryKey: ['money', 'ledger'],
    queryFn: readLedgerChecks,
    enabled: isAllowed,
    refetchInterval: ({ state }) => (state.data?.checks.some(isOpen) ? LOOK_EVERY_MS : false),
  });
  const ask = async (slug: string): Promise<void> => {
    setFault(undefined);
    try {
      await askLedgerCheck(slug);
      await queries.invalidateQueries({ queryKey: ['money', 'ledger'] });
      setAsked((slugs) => [...slugs.filter((one) => one !== slug), slug]);
    } catch (error) {
      setFault(problemText(error));
    }
  };
  return (
    <MoneyScreen title={money.ledger} needs="payment.books">
      <p>{texts.text}</p>
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <Answer query={query}>
        {({ checks }) => (
          <>
            <Results checks={checks} asked={asked} />
            <Table
              caption={money.ledger}
              rows={checks}
              keyOf={({ tenant }) => tenant}
              columns={[
                { name: money.brand, cell: ({ tenant }) => <BrandName slug={tenant} /> },
                { name: texts.credits, cell: ({ credits }) => <Look look={credits} /> },
                { name: texts.money, cell: (row) => <Look look={row.money} /> },
                { name: texts.last, isFolded: true, cell: lastText },
                {
                  name: texts.run,
                  cell: (row) => (
                    <Button disabled={isOpen(row)} onClick={() => void ask(row.tenant)}>
                      {texts.states[row.run?.state ?? 'done'] ?? texts.run}
                    </Button>
                  ),
                },
              ]}
            />
          </>
        )}
      </Answer>
    </MoneyScreen>
  );
}

/** The results of what was asked for here, and of whatever else has found a fault. */
function Results({ checks, asked }: { readonly checks: LedgerChecks; readonly asked: readonly string[] }) {
  return checks.map(({ tenant, run }) => {
    if (run === null || run.state !== 'done') return null;
    const isWrong = run.wrong_balances.length + run.wrong_orders.length > 0;
    return isWrong || asked.includes(tenant) ? <LedgerFaults key={tenant} slug={tenant} run={run} /> : null;
  });
}

/** A fault is said in words, not only by colour. */
function Look({ look }: { readonly look: Row['credits'] }) {
  if (look === null) return <span className="text-quiet">{texts.never}</span>;
  const text = (look.differences === 0 ? texts.right : texts.wrong)
    .replace('{checked}', look.checked.toLocaleString())
    .replace('{differences}', look.differences.toLocaleString());
  return look.differences === 0 ? text : <strong className="text-danger">{text}</strong>;
}

function lastText({ credits, money: orders }: Row): string {
  const times = [credits, orders].flatMap((look) => (look === null ? [] : [look.checked_at])).sort();
  return times[0] === undefined ? '–' : timeText(times[0]);
}
