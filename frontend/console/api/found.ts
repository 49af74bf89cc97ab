import { client } from './client';
import { valueOf } from './problem';

/** Finds what a whole id or reference names, in the brands that one reaches. */
export const findObjects = async (q: string) =>
  (await valueOf(client.GET('/api/staff/found', { params: { query: { q } } }))).found;

export type FoundObject = Awaited<ReturnType<typeof findObjects>>[number];
