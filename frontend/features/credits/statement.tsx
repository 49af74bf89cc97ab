'use client';

import { MoreCards } from '../../components/people/card-grid';
import { PLACEHOLDER } from '../../components/people/placeholder';
import { ButtonLink } from '../../components/ui/button-link';
import { FictionalChip } from '../../components/ui/fictional-chip';
import { usePages } from '../../lib/api/use-pages';
import { createFormats } from '../../lib/i18n/formats';
import { ROUTES } from '../../site/routes';
import { getTransactions, type Transaction } from './api/get-transactions';
import { type ListTexts } from './credits-texts';
import { byDay, signed, titleOf } from './entry-words';
import { Failed } from '../../components/settings/failed';

const ROW = 'flex min-h-16 items-center gap-4 py-3';
const BONES = 6;

export function Statement({ texts }: { readonly texts: ListTexts }) {
  const { state, refetch, more } = usePages(['/api/transactions'], getTransactions);
  if (state.name === 'failed')
    return <Failed texts={texts} errorState={state.errorState} onRetry={() => void refetch()} />;
  if (state.name === 'loading') return <Bones loading={texts.loading} />;
  const all = state.pages.flatMap(({ transactions }) => transactions);
  if (all.length === 0)
    return (
      <div role="status" className="grid justify-items-start gap-4 py-6">
        <p className="text-lead font-semibold text-text-strong">{texts.emptyTitle}</p>
        <p className="max-w-[46ch]">{texts.emptyText}</p>
        <ButtonLink href={ROUTES.members}>{texts.find}</ButtonLink>
      </div>
    );
  return (
    <>
      {byDay(all, texts.locale).map(({ day, entries }) => (
        <section key={entries[0]?.id} className="mt-4">
          <h3 className="pb-1 text-caption font-semibold text-text-muted">{day}</h3>
          <ul className="border-b border-hairline">
            {entries.map((entry) => (
              <Entry key={entry.id} texts={texts} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {state.next !== null && <MoreCards texts={texts} how={state.more} onMore={more} />}
    </>
  );
}

function Entry({ texts, entry }: { readonly texts: ListTexts; readonly entry: Transaction }) {
  const { id, amount, balance, partner, created_at: at, reversed_by: reversedBy } = entry;
  const { number } = createFormats(texts.locale);
  const time = new Intl.DateTimeFormat(texts.locale, { timeStyle: 'short' }).format(new Date(at));
  return (
    <li className="border-t border-hairline">
      <a href={`${ROUTES.transactions}/${id}`} className={`${ROW} -mx-2 rounded-control px-2 hover:bg-surface-2`}>
        <span className="grid min-w-0 grow justify-items-start gap-1">
          <span className="font-semibold wrap-anywhere text-text-strong">{titleOf(entry, texts)}</span>
          {partner?.fictional === true && <FictionalChip icon={texts.icon} label={texts.fictional} />}
          <span className="text-caption text-text-muted">
            {time}
            {reversedBy !== null && ` · ${texts.reversedBy} ${number(reversedBy)}`}
          </span>
        </span>
        <span className="grid shrink-0 justify-items-end gap-1 tabular-nums">
          <span className="text-lead leading-tight font-semibold text-text-strong">{signed(amount, texts.locale)}</span>
          <span className="text-caption text-text-muted">
            {texts.balance.replace(PLACEHOLDER.number, number(balance))}
          </span>
        </span>
      </a>
    </li>
  );
}

function Bones({ loading }: { readonly loading: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {loading}
      </p>
      <ul className="mt-11 border-b border-hairline" aria-hidden="true">
        {Array.from({ length: BONES }, (_, at) => (
          <li key={at} className={`border-t border-hairline ${ROW}`}>
            <span className="h-10 w-1/2 rounded-control bg-surface-3 motion-safe:animate-pulse" />
            <span className="ml-auto h-10 w-16 rounded-control bg-surface-3 motion-safe:animate-pulse" />
          </li>
        ))}
      </ul>
    </>
  );
}
