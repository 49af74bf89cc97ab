import { type FastifyRequest } from 'fastify';
import { SESSION_TOKEN, ownPage } from '../../../platform/http';

/** The token of a mailed link: sent by the page, or in its address where the page has no scripts. Undefined for none. */
export function linkToken(given: string | undefined, request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const isGiven = given !== undefined && given !== '';
  const token = isGiven ? given : (ownPage(request)?.searchParams.get('token') ?? '');
  return SESSION_TOKEN.test(token) ? token : undefined;
}
