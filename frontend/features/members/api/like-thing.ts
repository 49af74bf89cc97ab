import { call } from '../../../lib/api/call';
import { type components } from '../../../lib/api/schema';

type AskedThing = components['schemas']['AskedThing'];

/** Likes somebody for one photo or one answer. */
export const likeThing = (id: number, thing: AskedThing) =>
  call('PUT', '/api/likes/{id}/thing', { params: { path: { id } }, body: thing });
