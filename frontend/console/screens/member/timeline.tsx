import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readTimeline } from '../../api/members';
import { common } from '../../texts/common';
import { happenings, timeline as texts } from '../../texts/members';
import { Button } from '../../ui/button';
import { moneyText } from '../../ui/money';
import { problemText } from '../../ui/problem-text';
import { timeText } from '../../ui/times';

type Entry = Awaited<ReturnType<typeof readTimeline>>['entries'][number];

const FEW = 6;
const FEW_ON_A_PHONE = 'max-sm:*:nth-[n+7]:hidden';

interface Props {
  readonly slug: string;
  readonly id: string;
}

/** Everything that happened to the member, newest first. A phone shows a few at first: the rest of the file is below. */
export function Timeline({ slug, id }: Props) {
  const { data, error, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['member', slug, id, 'timeline'],
    queryFn: ({ pageParam }) => readTimeline(slug, id, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const [isWhole, setIsWhole] = useState(false);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <section className="grid min-w-0 gap-3" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {error && <p role="alert">{problemText(error)}</p>}
      {!data && !error && <p role="status">{common.loading}</p>}
      {data && entries.length === 0 && <p>{texts.nothing}</p>}
      <ol className={`grid gap-px rounded-lg border border-line bg-line empty:hidden ${isWhole ? '' : FEW_ON_A_PHONE}`}>
        {entries.map((entry, index) => (
          <li key={`${entry.at} ${index}`} className="grid gap-x-3 bg-panel px-3 py-2 sm:grid-cols-[10rem_1fr]">
            <time dateTime={entry.at} className="text-quiet tabular-nums">
              {timeText(entry.at)}
            </time>
            <span>
              {happenings[entry.what] ?? entry.what}
              {entry.actor !== null && <span className="text-quiet"> · {entry.actor}</span>}
              <Details entry={entry} />
            </span>
          </li>
        ))}
      </ol>
      {!isWhole && entries.length > FEW && (
        <Button className="sm:hidden" onClick={() => setIsWhole(true)}>
          {texts.all}
        </Button>
      )}
      {hasNextPage && (
        <Button className={isWhole ? '' : 'max-sm:hidden'} disabled={isFetching} onClick={() => void fetchNextPage()}>
          {texts.older}
        </Button>
      )}
    </section>
  );
}

function Details({ entry: { details } }: { readonly entry: Entry }) {
  const told = Object.entries(withSum(details))
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
  return told === '' ? null : <span className="block text-quiet">{told}</span>;
}

/** Sums of money are kept in minor units. */
function withSum({ currency, ...details }: Entry['details']): Readonly<Record<string, unknown>> {
  if (typeof currency !== 'string') return details;
  const { amount } = details;
  return typeof amount === 'number' ? { ...details, amount: moneyText(amount, currency) } : { ...details, currency };
}
