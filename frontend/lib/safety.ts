import { call } from './api/call';
import { type Answer } from './api/problem';
import { type components } from './api/schema';
import { loadUnread } from './chats/unread-chats';
import { hideBlocked, showUnblocked } from './blocked';

type Report = components['schemas']['ReportMemberRequest'];

export async function blockMember(id: number): Promise<Answer<undefined>> {
  const answer = await call('PUT', '/api/blocks/{id}', { params: { path: { id } } });
  if (answer.state !== 'done') return answer;
  hideBlocked(id);
  // Unread messages and likes of a blocked person no longer count.
  void loadUnread();
  return answer;
}

export async function unblockMember(id: number): Promise<Answer<undefined>> {
  const answer = await call('DELETE', '/api/blocks/{id}', { params: { path: { id } } });
  if (answer.state === 'done') showUnblocked(id);
  return answer;
}

export function reportMember(report: Report): Promise<Answer<components['schemas']['ReportMemberResponse']>> {
  return call('POST', '/api/reports', { body: report });
}
