import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { type AnswerDesk, ClaimedDesk } from '../../desk/claimed-desk';
import { appeals as texts } from '../../texts/appeals';
import { AppealCard } from './appeal-card';
import { type AppealAnswer, type OpenAppeal } from './appeal-types';

const DESK: AnswerDesk<OpenAppeal> = {
  queue: 'appeals',
  texts,
  goneCode: 'appeal_not_found',
  read: async (slug, after) => {
    const params = { path: { slug }, query: after === undefined ? {} : { after } };
    const { appeals, next } = await valueOf(client.GET('/api/staff/tenants/{slug}/appeals', { params }));
    return { items: appeals, next };
  },
  card: (slug, appeal, answer) => (
    <AppealCard
      key={appeal.id}
      slug={slug}
      draft={`appeal:${slug}:${appeal.id}`}
      appeal={appeal}
      answer={(body) => answer(send(slug, appeal.id, body))}
    />
  ),
};

const send = (slug: string, id: number, body: AppealAnswer): Promise<unknown> =>
  valueOf(
    client.POST('/api/staff/tenants/{slug}/appeals/{id}/answer', { params: { path: { slug, id: String(id) } }, body }),
  );

/** The open appeals of a brand. */
export default function AppealDesk() {
  return <ClaimedDesk desk={DESK} />;
}
