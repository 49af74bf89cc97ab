import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client';
import { ConsoleProblem, valueOf } from '../../api/problem';
import { claimedOf } from '../../desk/claims';
import { useLeases } from '../../desk/use-leases';
import { BrandBand } from '../../frame/brand-band';
import { NotFound } from '../../frame/fallbacks';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { desk as deskTexts } from '../../texts/desk';
import { appeals as texts } from '../../texts/appeals';
import { Answer } from '../../ui/answer';
import { AppealCard } from './appeal-card';
import { type AppealAnswer, type OpenAppeal } from './appeal-types';

/** The open appeals of a brand, one at a time, oldest first. */
export default function AppealDesk() {
  const { slug = '' } = useParams({ strict: false });
  const { email, tenants, permissions } = useSelf();
  const tenant = tenants.find((one) => one.slug === slug);
  const mayDecide = permissions.includes('moderation.write');
  const queue = useQuery({
    queryKey: ['appeals', slug],
    queryFn: () =>
      claimedOf('appeals', slug, {
        read: (after) => readAppeals(slug, after),
        // Somebody else has to answer these, which is said here.
        isShown: ({ decided_by: by }) => !mayDecide || by === email,
      }),
    enabled: tenant !== undefined,
    // Claims are given back when the screen is left.
    gcTime: 0,
  });
  useLeases('appeals');
  if (!tenant) return <NotFound />;
  return (
    <div className="grid gap-4">
      <BrandBand tenant={tenant} />
      <h1>{texts.title}</h1>
      <Answer query={queue}>{({ items, others }) => <Desk slug={slug} appeals={items} others={others} />}</Answer>
    </div>
  );
}

async function readAppeals(slug: string, after?: string) {
  const params = { path: { slug }, query: after === undefined ? {} : { after } };
  const { appeals, next } = await valueOf(client.GET('/api/staff/tenants/{slug}/appeals', { params }));
  return { items: appeals, next };
}

interface DeskProps {
  readonly slug: string;
  readonly appeals: readonly OpenAppeal[];
  /** How many others are at. */
  readonly others: number;
}

function Desk({ slug, appeals, others }: DeskProps) {
  const cache = useQueryClient();
  const [at, setAt] = useState(0);
  const [told, setTold] = useState('');
  const place = Math.min(at, Math.max(0, appeals.length - 1));
  const appeal = appeals[place];
  const move = (by: number) => () => {
    setAt(Math.max(0, Math.min(place + by, appeals.length - 1)));
  };
  useKeys([
    { keys: 's', label: deskTexts.skip, run: move(1) },
    { keys: 'j', label: texts.skip, run: move(1) },
    { keys: 'k', label: texts.back, run: move(-1) },
  ]);
  const answer = async (id: number, body: AppealAnswer): Promise<void> => {
    const params = { path: { slug, id: String(id) } };
    try {
      await valueOf(client.POST('/api/staff/tenants/{slug}/appeals/{id}/answer', { params, body }));
      setTold(texts.done);
    } catch (error) {
      if (!(error instanceof ConsoleProblem) || error.code !== 'appeal_not_found') throw error;
      setTold(texts.gone);
    }
    await cache.invalidateQueries({ queryKey: ['appeals', slug] });
    void cache.invalidateQueries({ queryKey: ['work'] });
  };
  return (
    <>
      <p role="status" className="empty:hidden">
        {told}
      </p>
      {others > 0 && <p className="text-quiet">{deskTexts.with_others.replace('{count}', String(others))}</p>}
      {appeal === undefined ? (
        <p>{texts.none}</p>
      ) : (
        <AppealCard
          key={appeal.id}
          slug={slug}
          draft={`appeal:${slug}:${appeal.id}`}
          appeal={appeal}
          answer={(body) => answer(appeal.id, body)}
        />
      )}
    </>
  );
}
