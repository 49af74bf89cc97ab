import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readCreditGifts } from '../../api/credit-gifts';
import { type MemberFile, readLedger } from '../../api/members';
import { useSelf } from '../../frame/self-context';
import { acts, file as texts } from '../../texts/members';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { GiveCredits, ReverseCredits } from './credit-acts';
import { WaitingCreditGift } from './waiting-credit-gift';

interface Props {
  readonly slug: string;
  readonly file: MemberFile;
  readonly onChanged: () => void;
}

/** The balance, the ledger, and what may be changed in it. */
export function Credits({ slug, file, onChanged }: Props) {
  const id = String(file.id);
  const { permissions } = useSelf();
  const [open, setOpen] = useState<'give' | number>();
  const query = useQuery({ queryKey: ['member', slug, id, 'credits'], queryFn: () => readLedger(slug, id) });
  const gifts = useQuery({ queryKey: ['member', slug, id, 'credit-gifts'], queryFn: () => readCreditGifts(slug, id) });
  const queries = useQueryClient();
  const [told, setTold] = useState('');
  const changed = (text: string): void => {
    setTold(text);
    for (const key of [['credit-gifts'], ['work']]) void queries.invalidateQueries({ queryKey: key });
    onChanged();
  };
  const mayChange = permissions.includes('member.credit');
  const close = (): void => {
    setOpen(undefined);
  };
  return (
    <section className="grid gap-3">
      <h2>
        {texts.credits}: <span className="tabular-nums">{file.credits}</span>
      </h2>
      {mayChange && gifts.data && (
        <p>
          <Button onClick={() => setOpen('give')}>{acts.give}</Button>
        </p>
      )}
      <p role="status" className="text-good empty:hidden">
        {told}
      </p>
      {gifts.data?.gifts
        .filter(({ status }) => status === 'waiting')
        .map((gift) => (
          <WaitingCreditGift key={gift.id} slug={slug} id={id} gift={gift} onChanged={changed} />
        ))}
      <Answer query={query}>
        {({ entries }) =>
          entries.length === 0 ? (
            <p>{texts.nothing}</p>
          ) : (
            <Table
              caption={texts.ledger}
              rows={entries.slice(0, 20)}
              keyOf={({ number }) => String(number)}
              columns={[
                { name: texts.entry, isNumber: true, cell: ({ number }) => number },
                { name: texts.reason, cell: ({ reason }) => reason.replaceAll('_', ' ') },
                { name: texts.amount, isNumber: true, cell: ({ amount }) => (amount > 0 ? `+${amount}` : amount) },
                { name: texts.balance, isFolded: true, isNumber: true, cell: ({ balance }) => balance },
                { name: texts.since, cell: ({ created_at }) => timeText(created_at) },
                ...(mayChange
                  ? [
                      {
                        name: acts.reverse,
                        cell: ({ number, reason }: (typeof entries)[number]) =>
                          // Money goes back with its order, and what takes an entry back is not taken back itself.
                          reason === 'support' || reason === 'refund' ? (
                            <Button onClick={() => setOpen(number)}>{acts.reverse}</Button>
                          ) : null,
                      },
                    ]
                  : []),
              ]}
            />
          )
        }
      </Answer>
      {open === 'give' && gifts.data && (
        <GiveCredits slug={slug} id={id} left={gifts.data.left_alone} onGiven={changed} onClose={close} />
      )}
      {typeof open === 'number' && (
        <ReverseCredits slug={slug} id={id} number={open} onChanged={onChanged} onClose={close} />
      )}
    </section>
  );
}
