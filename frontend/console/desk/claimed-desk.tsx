import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ConsoleProblem } from '../api/problem';
import { BrandBand } from '../frame/brand-band';
import { NotFound } from '../frame/fallbacks';
import { useKeys } from '../frame/keys';
import { useSelf } from '../frame/self-context';
import { desk as deskTexts } from '../texts/desk';
import { Answer } from '../ui/answer';
import { type DeskQueue, type Page, claimedOf } from './claims';
import { placeOf, readDeskSearch, toldOf } from './search';
import { useLeases } from './use-leases';
import { useTop } from './use-top';

interface Decided {
  readonly id: number;
  readonly decided_by: string;
}

type DeskText = 'title' | 'none' | 'skip' | 'back' | 'gone' | 'done';

/** A queue of decisions that somebody else than the one who decided looks at again. */
export interface AnswerDesk<Item extends Decided> {
  readonly queue: DeskQueue;
  readonly texts: Readonly<Record<DeskText, string>>;
  readonly read: (slug: string, after?: string) => Promise<Page<Item>>;
  /** The code of the problem that says that somebody else was quicker. */
  readonly goneCode: string;
  /** Shows an item; `answer` sends what is decided about it, and goes on. */
  readonly card: (slug: string, item: Item, answer: (send: Promise<unknown>) => Promise<void>) => ReactNode;
}

interface Props<Item extends Decided> {
  readonly desk: AnswerDesk<Item>;
}

/** Shows a brand's queue item by item, oldest first. It opens at the item that the address names. */
export function ClaimedDesk<Item extends Decided>({ desk }: Props<Item>) {
  const { slug = '' } = useParams({ strict: false });
  const { item } = readDeskSearch(useSearch({ strict: false }));
  const { email, tenants, permissions } = useSelf();
  const tenant = tenants.find((one) => one.slug === slug);
  const mayDecide = permissions.includes('moderation.write');
  const waiting = useQuery({
    queryKey: [desk.queue, slug, item],
    queryFn: () =>
      claimedOf(desk.queue, slug, {
        item,
        read: (after) => desk.read(slug, after),
        // Somebody else has to answer these, which is said here.
        isShown: ({ decided_by: by }: Item) => !mayDecide || by === email,
      }),
    enabled: tenant !== undefined,
    // Claims are given back when the screen is left.
    gcTime: 0,
  });
  useLeases(desk.queue);
  if (!tenant) return <NotFound />;
  return (
    <div className="grid gap-4">
      <BrandBand tenant={tenant} />
      <h1>{desk.texts.title}</h1>
      <Answer query={waiting}>
        {({ items, others }) => (
          <OneByOne key={item} desk={desk} slug={slug} items={items} others={others} wanted={item} />
        )}
      </Answer>
    </div>
  );
}

interface OneByOneProps<Item extends Decided> extends Props<Item> {
  readonly slug: string;
  readonly items: readonly Item[];
  /** How many others are at. */
  readonly others: number;
  /** The one that the address names. */
  readonly wanted: number | undefined;
}

function OneByOne<Item extends Decided>({ desk, slug, items, others, wanted }: OneByOneProps<Item>) {
  const { texts, queue, goneCode } = desk;
  const cache = useQueryClient();
  const [at, setAt] = useState(placeOf(items, wanted));
  const [told, setTold] = useState(toldOf(items, wanted));
  const item = items[Math.min(at, Math.max(0, items.length - 1))];
  useTop(item?.id);
  const move = (by: number) => () => {
    setAt((from) => Math.max(0, Math.min(Math.min(from, items.length - 1) + by, items.length - 1)));
  };
  useKeys([
    { keys: 'j', label: texts.skip, run: move(1) },
    { keys: 'k', label: texts.back, run: move(-1) },
  ]);
  const answer = async (send: Promise<unknown>): Promise<void> => {
    try {
      await send;
      setTold(texts.done);
    } catch (error) {
      if (!(error instanceof ConsoleProblem) || error.code !== goneCode) throw error;
      setTold(texts.gone);
    }
    await cache.invalidateQueries({ queryKey: [queue, slug] });
    void cache.invalidateQueries({ queryKey: ['work'] });
  };
  return (
    <>
      <p role="status" className="empty:hidden">
        {told}
      </p>
      {others > 0 && <p className="text-quiet">{deskTexts.with_others.replace('{count}', String(others))}</p>}
      {item === undefined ? <p>{texts.none}</p> : desk.card(slug, item, answer)}
    </>
  );
}
