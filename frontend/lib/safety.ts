import { call } from './api/call';
import { type Answer } from './api/problem';
import { type components } from './api/schema';
import { loadUnread } from './chats/unread-chats';
import { hideBlocked, showUnblocked } from './blocked';

type Report = components['schemas']['ReportMemberRequest'];

export async function blockMember(id: number): Promise<Answer<undefined>> {
  const answer = await call<undefined>(`/api/blocks/${id}`, { method: 'PUT' });
  if (answer.state !== 'done') return answer;
  hideBlocked(id);
  // What waited of them waits no more.
  void loadUnread();
  return answer;
}

export async function unblockMember(id: number): Promise<Answer<undefined>> {
  const answer = await call<undefined>(`/api/blocks/${id}`, { method: 'DELETE' });
  if (answer.state === 'done') showUnblocked(id);
  return answer;
}

export function reportMember(report: Report): Promise<Answer<undefined>> {
  return call<undefined>('/api/reports', { method: 'POST', body: report });
}
