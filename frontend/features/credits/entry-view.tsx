'use client';

import { type ReactNode } from 'react';
import { FictionalChip } from '../../components/ui/fictional-chip';
import { TextLink } from '../../components/ui/text-link';
import { useAnswer } from '../../lib/api/use-answer';
import { createFormats } from '../../lib/i18n/formats';
import { ROUTES } from '../../site/routes';
import { getTransaction, type Transaction } from './api/get-transactions';
import { type EntryTexts } from './credits-texts';
import { signed, titleOf } from './entry-words';
import { Failed } from '../../components/settings/failed';

/** One entry of the statement: whose address names its number. */
export function EntryView({ texts }: { readonly texts: EntryTexts }) {
  // Each entry has a page of its own, so the key needs no number.
  const { data, error, refetch } = useAnswer(['/api/transactions/{id}'], (signal) =>
    getTransaction(Number(window.location.pathname.split('/').at(-1)), signal),
  );
  if (data) return <Entry texts={texts} entry={data} />;
  if (error === null) return <Bones loading={texts.loading} />;
  const { errorState } = error;
  if (errorState.state === 'failed' && errorState.code === 'transaction_not_found')
    return (
      <div role="status" className="grid gap-3 py-4">
        <h1 className="text-heading">{texts.absentTitle}</h1>
        <p className="max-w-[46ch]">{texts.absentText}</p>
      </div>
    );
  return <Failed texts={texts} errorState={errorState} onRetry={() => void refetch()} />;
}

function Entry({ texts, entry }: { readonly texts: EntryTexts; readonly entry: Transaction }) {
  const { id, amount, balance, partner, created_at: at, order } = entry;
  const { reversal_of: reversalOf, reversed_by: reversedBy } = entry;
  const { number } = createFormats(texts.locale);
  const when = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
  const other = (one: number): ReactNode => <TextLink href={`${ROUTES.transactions}/${one}`}>{number(one)}</TextLink>;
  return (
    <>
      <h1 className="text-heading wrap-anywhere">{titleOf(entry, texts)}</h1>
      {partner?.fictional === true && (
        <p className="mt-3">
          <FictionalChip icon={texts.icon} label={texts.fictional} />
        </p>
      )}
      <dl className="mt-6 border-b border-hairline">
        <Fact label={texts.amount}>{signed(amount, texts.locale)}</Fact>
        <Fact label={texts.balanceAfter}>{number(balance)}</Fact>
        <Fact label={texts.when}>{when}</Fact>
        {partner !== null && (
          <Fact label={texts.whom}>
            <TextLink href={`${ROUTES.members}/${partner.id}`}>{partner.name}</TextLink>
          </Fact>
        )}
        {order !== null && (
          <Fact label={texts.order}>
            <TextLink href={`${ROUTES.credits}/${order}`}>{order}</TextLink>
          </Fact>
        )}
        {reversalOf !== null && <Fact label={texts.reversalOf}>{other(reversalOf)}</Fact>}
        {reversedBy !== null && <Fact label={texts.reversedBy}>{other(reversedBy)}</Fact>}
        <Fact label={texts.number}>{number(id)}</Fact>
      </dl>
      {order !== null && (
        <p className="flex flex-wrap gap-x-8">
          <TextLink href={`/api/payments/orders/${order}/receipt`} isAlone>
            {texts.receipt}
          </TextLink>
          <TextLink href={`${ROUTES.withdraw}#order-${order}`} isAlone>
            {texts.withdraw}
          </TextLink>
        </p>
      )}
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 border-t border-hairline py-2">
      <dt className="text-text-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere text-text-strong tabular-nums">{children}</dd>
    </div>
  );
}

function Bones({ loading }: { readonly loading: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {loading}
      </p>
      <div aria-hidden="true">
        <div className="h-10 w-2/3 rounded-control bg-surface-3 motion-safe:animate-pulse" />
        <div className="mt-6 h-56 border-y border-hairline" />
      </div>
    </>
  );
}
