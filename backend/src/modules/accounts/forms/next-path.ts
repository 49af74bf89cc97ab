import { type FastifyRequest } from 'fastify';
import { ownPage } from '../../../platform/http';

/** The `next` of the page that sent the form: a page without scripts cannot put it into its form. */
export const nextOfPage = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  ownPage(request)?.searchParams.get('next') ?? undefined;

/** A path on this site to go on to; anything that could lead elsewhere is the home page. */
export function nextPath(given: string | undefined): string {
  if (given === undefined || !/^\/[\x21-\x7e]*$/.test(given) || given.includes('\\')) return '/';
  const here = 'http://here.invalid';
  if (!URL.canParse(given, here)) return '/';
  const url = new URL(given, here);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === here && !path.startsWith('//') && !path.startsWith('/api/') ? path : '/';
}
