import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { type AnswerDesk, ClaimedDesk } from '../../desk/claimed-desk';
import { noticeAppeals as texts } from '../../texts/notice-appeals';
import { type ReportDecision } from '../reports/report-types';
import { type NoticeAppeal, NoticeAppealCard } from './notice-appeal-card';

const DESK: AnswerDesk<NoticeAppeal> = {
  queue: 'notice_appeals',
  texts,
  goneCode: 'appeal_not_found',
  read: async (slug, after) => {
    const params = { path: { slug }, query: after === undefined ? {} : { after } };
    const { appeals, next } = await valueOf(client.GET('/api/staff/tenants/{slug}/notice-appeals', { params }));
    return { items: appeals, next };
  },
  card: (slug, appeal, answer) => (
    <NoticeAppealCard
      key={appeal.id}
      slug={slug}
      appeal={appeal}
      answer={(decision) => answer(send(slug, appeal.id, decision))}
    />
  ),
};

const send = (slug: string, id: number, body: ReportDecision): Promise<unknown> =>
  valueOf(
    client.POST('/api/staff/tenants/{slug}/notice-appeals/{id}/answer', {
      params: { path: { slug, id: String(id) } },
      body,
    }),
  );

/** The open appeals of a brand’s reporters. */
export default function NoticeAppealDesk() {
  return <ClaimedDesk desk={DESK} />;
}
