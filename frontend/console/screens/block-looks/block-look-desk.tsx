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
import { blockLooks as texts } from '../../texts/block-looks';
import { Answer } from '../../ui/answer';
import { type BlockAnswer, type BlockLook, BlockLookCard } from './block-look-card';

/** The blocks of a brand that wait for a second person, one at a time, oldest first. */
export default function BlockLookDesk() {
  const { slug = '' } = useParams({ strict: false });
  const { email, tenants, permissions } = useSelf();
  const tenant = tenants.find((one) => one.slug === slug);
  const mayDecide = permissions.includes('moderation.write');
  const queue = useQuery({
    queryKey: ['block-looks', slug],
    queryFn: () =>
      claimedOf('block_looks', slug, {
        read: (after) => readBlocks(slug, after),
        // Somebody else has to look at these, which is said here.
        isShown: ({ decided_by: by }) => !mayDecide || by === email,
      }),
    enabled: tenant !== undefined,
    // Claims are given back when the screen is left.
    gcTime: 0,
  });
  useLeases('block_looks');
  if (!tenant) return <NotFound />;
  return (
    <div className="grid gap-4">
      <BrandBand tenant={tenant} />
      <h1>{texts.title}</h1>
      <Answer query={queue}>{({ items, others }) => <Desk slug={slug} blocks={items} others={others} />}</Answer>
    </div>
  );
}

async function readBlocks(slug: string, after?: string) {
  const params = { path: { slug }, query: after === undefined ? {} : { after } };
  const { blocks, next } = await valueOf(client.GET('/api/staff/tenants/{slug}/block-looks', { params }));
  return { items: blocks, next };
}

interface DeskProps {
  readonly slug: string;
  readonly blocks: readonly BlockLook[];
  /** How many others are at. */
  readonly others: number;
}

function Desk({ slug, blocks, others }: DeskProps) {
  const cache = useQueryClient();
  const [at, setAt] = useState(0);
  const [told, setTold] = useState('');
  const place = Math.min(at, Math.max(0, blocks.length - 1));
  const block = blocks[place];
  const move = (by: number) => () => {
    setAt(Math.max(0, Math.min(place + by, blocks.length - 1)));
  };
  useKeys([
    { keys: 's', label: deskTexts.skip, run: move(1) },
    { keys: 'j', label: texts.skip, run: move(1) },
    { keys: 'k', label: texts.back, run: move(-1) },
  ]);
  const answer = async (id: number, outcome: BlockAnswer): Promise<void> => {
    const params = { path: { slug, id: String(id) } };
    try {
      await valueOf(client.POST('/api/staff/tenants/{slug}/block-looks/{id}/answer', { params, body: { outcome } }));
      setTold(texts.done);
    } catch (error) {
      if (!(error instanceof ConsoleProblem) || error.code !== 'block_look_not_found') throw error;
      setTold(texts.gone);
    }
    await cache.invalidateQueries({ queryKey: ['block-looks', slug] });
    void cache.invalidateQueries({ queryKey: ['work'] });
  };
  return (
    <>
      <p role="status" className="empty:hidden">
        {told}
      </p>
      {others > 0 && <p className="text-quiet">{deskTexts.with_others.replace('{count}', String(others))}</p>}
      {block === undefined ? (
        <p>{texts.none}</p>
      ) : (
        <BlockLookCard key={block.id} slug={slug} block={block} answer={(outcome) => answer(block.id, outcome)} />
      )}
    </>
  );
}
