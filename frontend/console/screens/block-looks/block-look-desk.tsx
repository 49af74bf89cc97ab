import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { type AnswerDesk, ClaimedDesk } from '../../desk/claimed-desk';
import { blockLooks as texts } from '../../texts/block-looks';
import { type BlockAnswer, type BlockLook, BlockLookCard } from './block-look-card';

const DESK: AnswerDesk<BlockLook> = {
  queue: 'block_looks',
  texts,
  goneCode: 'block_look_not_found',
  read: async (slug, after) => {
    const params = { path: { slug }, query: after === undefined ? {} : { after } };
    const { blocks, next } = await valueOf(client.GET('/api/staff/tenants/{slug}/block-looks', { params }));
    return { items: blocks, next };
  },
  card: (slug, block, answer) => (
    <BlockLookCard
      key={block.id}
      slug={slug}
      block={block}
      answer={(outcome) => answer(send(slug, block.id, outcome))}
    />
  ),
};

const send = (slug: string, id: number, outcome: BlockAnswer): Promise<unknown> =>
  valueOf(
    client.POST('/api/staff/tenants/{slug}/block-looks/{id}/answer', {
      params: { path: { slug, id: String(id) } },
      body: { outcome },
    }),
  );

/** The blocks of a brand that wait for a second person. */
export default function BlockLookDesk() {
  return <ClaimedDesk desk={DESK} />;
}
