import { readFileSync } from 'node:fs';

const INNER = '/[site]/[rev]/[locale]';
const MAX_ID = 2 ** 31 - 1;

/** Tells visible paths that are pages from those that are none, without asking Next. */
export type RouteTable = (path: string) => boolean;

/** The table of the build: Next itself lists what stands in the app folder. */
export function readRouteTable(manifestFile: string): RouteTable {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, string>;
  const pages = Object.entries(manifest).filter(([file]) => file.endsWith('/page'));
  return makeRouteTable(pages.map(([, route]) => route));
}

/**
 * `routes` as Next names them, below the inner prefix. Parameters named `id` (or `…Id`) are positive integers, all
 * others slugs; a catch-all stands for one segment, or none where it is optional. The catch-all directly below the
 * prefix is the page behind every address that is none, so it is no route.
 */
export function makeRouteTable(routes: readonly string[]): RouteTable {
  const fixed = new Set<string>();
  const patterns: RegExp[] = [];
  for (const route of routes) {
    if (route !== INNER && !route.startsWith(`${INNER}/`)) continue;
    const visible = route.slice(INNER.length);
    if (/^\/\[\.\.\.[^\]]+\]$/.test(visible)) continue;
    if (visible.includes('[')) patterns.push(toPattern(visible));
    else fixed.add(visible === '' ? '/' : visible);
  }
  return (path) => {
    if (fixed.has(path)) return true;
    const match = patterns.map((pattern) => pattern.exec(path)).find((found) => found !== null);
    return match !== undefined && Object.entries(match.groups ?? {}).every(([name, value]) => isAllowed(name, value));
  };
}

function toPattern(visible: string): RegExp {
  const segments = visible.slice(1).split('/');
  const parts = segments.map((segment, index) => {
    const name = /^\[+(?:\.\.\.)?(\w+)\]+$/.exec(segment)?.[1];
    if (name === undefined) return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    const value = `(?<${isId(name) ? `id${index}` : `slug${index}`}>[^/]+)`;
    return segment.startsWith('[[') ? `(?:/${value})?` : `/${value}`;
  });
  return new RegExp(`^${parts.join('')}$`);
}

const isId = (name: string): boolean => /^id$|Id$/.test(name);

function isAllowed(group: string, value: string | undefined): boolean {
  if (value === undefined) return true;
  if (group.startsWith('id')) return /^[1-9]\d{0,9}$/.test(value) && Number(value) <= MAX_ID;
  return /^[a-z0-9][a-z0-9-]{0,63}$/.test(value);
}
