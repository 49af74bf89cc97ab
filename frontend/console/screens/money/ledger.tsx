import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type LedgerChecks, checkLedger, readLedgerChecks } from '../../api/money';
import { useSelf } from '../../frame/self-context';
import { ledger as texts, money } from '../../texts/money';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { problemText } from '../../ui/problem-text';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { type Checked, LedgerFaults } from './ledger-faults';
import { MoneyScreen, useBrandName } from './money-screen';

type Row = LedgerChecks[number];

/** Whether credits and money agree, by brand, and since when that is known. */
export default function Ledger() {
  const isAllowed = useSelf().permissions.includes('payment.books');
  const nameOf = useBrandName();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [checked, setChecked] = useState<Checked>();
  const query = useQuery({ queryKey: ['money', 'ledger'], queryFn: readLedgerChecks, enabled: isAllowed });
  const check = async (slug: string): Promise<void> => {
    setBusy(slug);
    setFault(undefined);
    try {
      setChecked({ slug, ...(await checkLedger(slug)) });
      await queries.invalidateQueries({ queryKey: ['money', 'ledger'] });
    } catch (error) {
      setFault(problemText(error));
    } finally {
      setBusy(undefined);
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
      {checked && <LedgerFaults checked={checked} />}
      <Answer query={query}>
        {({ checks }) => (
          <Table
            caption={money.ledger}
            rows={checks}
            keyOf={({ tenant }) => tenant}
            columns={[
              { name: money.brand, cell: ({ tenant }) => nameOf(tenant) },
              { name: texts.credits, cell: ({ credits }) => <Look look={credits} /> },
              { name: texts.money, cell: (row) => <Look look={row.money} /> },
              { name: texts.last, cell: lastText },
              {
                name: texts.run,
                cell: ({ tenant }) => (
                  <Button disabled={busy !== undefined} onClick={() => void check(tenant)}>
                    {busy === tenant ? texts.running : texts.run}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Answer>
    </MoneyScreen>
  );
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
