import { call } from '../../../lib/api/call';
import { type components } from '../../../lib/api/schema';

export type Entry = components['schemas']['HistoryEntry'];

/** One page of what happened; the first where no cursor is given. */
export const getHistory = (cursor: string | null, signal: AbortSignal) =>
  call('GET', '/api/activity', { params: { query: { cursor: cursor ?? undefined } }, signal });
