import type { IncomingHttpHeaders } from 'node:http';
import type { RouterHeaders } from './next-renderer';

/** A document, or one of the payloads that the router in the browser asks for. `name` is part of the cache's key. */
export interface PageKind {
  readonly name: string;
  /** The label of this kind in metrics. */
  readonly family: 'html' | 'rsc' | 'segment' | 'prefetch';
  readonly router: RouterHeaders;
}

export const DOCUMENT: PageKind = { name: 'html', family: 'html', router: {} };
const PAYLOAD: PageKind = { name: 'rsc', family: 'rsc', router: { rsc: '1' } };

const SEGMENT = /^\/[\w[\]$!@%./-]{0,200}$/;

/**
 * The router's headers brought down to the few forms that exist: its own state and where it comes from would make a
 * different answer for every visitor. Undefined for what no router sends.
 */
export function readPageKind(headers: IncomingHttpHeaders): PageKind | undefined {
  if (headers['rsc'] === undefined) return DOCUMENT;
  const segment = headers['next-router-segment-prefetch'];
  const prefetch = headers['next-router-prefetch'];
  if (headers['rsc'] !== '1' || Array.isArray(segment) || Array.isArray(prefetch)) return undefined;
  if (segment !== undefined) {
    if (!SEGMENT.test(segment)) return undefined;
    return {
      name: `segment ${segment}`,
      family: 'segment',
      router: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment },
    };
  }
  if (prefetch === undefined) return PAYLOAD;
  if (!/^[123]$/.test(prefetch)) return undefined;
  return { name: `prefetch ${prefetch}`, family: 'prefetch', router: { rsc: '1', 'next-router-prefetch': prefetch } };
}
