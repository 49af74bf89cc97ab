import { call } from '../../../lib/api/call';
import { type components } from '../../../lib/api/schema';

export type Visitor = components['schemas']['VisitorCard'];

/** One page of the visitors; the first where no cursor is given. */
export const getVisitors = (cursor: string | null, signal: AbortSignal) =>
  call('GET', '/api/visitors', { params: { query: { cursor: cursor ?? undefined } }, signal });
