import { readdirSync, readFileSync } from 'node:fs';
import { PAYMENT_METHODS } from '../../contract/payments/methods';
import { type LanderSlug, readLanderSlug } from './lander-slugs';

const INNER = '/[site]/[rev]/[locale]';
const MAX_ID = 2 ** 31 - 1;

/** A page that exists, as a visible path names it. */
export interface Route {
  /** The path that is rendered: with the same id for every id, and without a slug. */
  readonly page: string;
  /** The address for search engines; undefined if one rendering serves the pages of many people. */
  readonly address: string | undefined;
  /** Whether the page accepts a slug that chooses its language. */
  readonly takesSlug: boolean;
  readonly slug?: LanderSlug;
  /** A page of the tenant's own: it exists where the document says so. */
  readonly token?: string;
}

/** Tells visible paths that are pages from those that are none, without asking Next. */
export type RouteTable = (path: string) => Route | undefined;

/** Rendered for every id: what a page says about somebody is fetched by the browser. */
const ANY_ID = '1';

/** Parameters with a list of words; the page is the same for each of them. */
const LISTED: Readonly<Record<string, readonly string[]>> = { paymentmethod: PAYMENT_METHODS };

/** Landers whose address may end in a slug. The app folder has them without it. */
const SLUGGED = /^\/(?:landers\/(?!tinderswipe$)[a-z]+|members\/\[id\]\/landing[23])$/;

/** The table of the build: Next itself lists what stands in the app folder. */
export function readRouteTable(manifestFile: string): RouteTable {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, string>;
  const pages = Object.entries(manifest).filter(([file]) => file.endsWith('/page'));
  return makeRouteTable(pages.map(([, route]) => route));
}

/** The table of an app folder as it stands: development has no build. */
export function scanRoutes(appFolder: string): RouteTable {
  const pages = readdirSync(appFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('page.tsx'),
  );
  return makeRouteTable(pages.map((file) => `/${file.replace(/\/?page\.tsx$/, '').replace(/\/\([^)]+\)/g, '')}`));
}

/**
 * `routes` as Next names them, below the inner prefix. Parameters named `id` (or `…Id`) are positive integers, `token`
 * names a page of the tenant's own, some have a list of words, all others are plain words. The catch-all directly below the prefix is the page
 * behind every address that is none, so it is no route.
 */
export function makeRouteTable(routes: readonly string[]): RouteTable {
  const fixed = new Map<string, Route>();
  const patterns: Pattern[] = [];
  for (const route of routes) {
    if (route !== INNER && !route.startsWith(`${INNER}/`)) continue;
    const visible = route.slice(INNER.length) || '/';
    if (/^\/\[\.\.\.[^\]]+\]$/.test(visible)) continue;
    if (visible.includes('...')) throw new Error(`an address of any length is two pages or none: ${route}`);
    const takesSlug = SLUGGED.test(visible);
    if (takesSlug) patterns.push(makePattern(visible, `${visible}/[slug]`));
    if (visible.includes('[')) patterns.push(makePattern(visible, visible));
    else fixed.set(visible, { page: visible, address: visible, takesSlug });
  }
  return (path) => {
    const found = fixed.get(path);
    if (found) return found;
    for (const pattern of patterns) {
      const match = pattern.expression.exec(path);
      if (match) return readMatch(pattern, path, match.groups ?? {});
    }
    return undefined;
  };
}

interface Pattern {
  readonly expression: RegExp;
  readonly page: readonly string[];
  readonly takesSlug: boolean;
}

function makePattern(page: string, address: string): Pattern {
  const segments = address.slice(1).split('/');
  const parts = segments.map((segment, index) => {
    const name = parameter(segment);
    if (name === undefined) return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    return `/(?<${isId(name) ? `id${index}` : `word${index}_${name}`}>[^/]+)`;
  });
  return {
    expression: new RegExp(`^${parts.join('')}$`),
    page: page.slice(1).split('/'),
    takesSlug: SLUGGED.test(page),
  };
}

const parameter = (segment: string): string | undefined => /^\[(\w+)\]$/.exec(segment)?.[1];
const isId = (name: string): boolean => /^id$|Id$/.test(name);

type Groups = Readonly<Record<string, string | undefined>>;

function readMatch({ page, takesSlug }: Pattern, path: string, groups: Groups): Route | undefined {
  if (!Object.entries(groups).every(([name, value]) => isAllowed(name, value ?? ''))) return undefined;
  const asked = path.slice(1).split('/');
  const rendered = page.map((segment, index) => {
    const name = parameter(segment);
    if (name !== undefined && isId(name)) return ANY_ID;
    return LISTED[name ?? '']?.[0] ?? asked[index] ?? '';
  });
  const shown = `/${rendered.join('/')}`;
  const address = page.some((segment) => isId(parameter(segment) ?? '')) ? undefined : shown;
  const route = { page: shown, address, takesSlug };
  const last = asked.at(-1) ?? '';
  if (page[0] === '[token]') return { ...route, token: last };
  if (asked.length === page.length) return route;
  const slug = readLanderSlug(last);
  return slug && { ...route, slug };
}

function isAllowed(group: string, value: string): boolean {
  if (group.startsWith('id')) return /^[1-9]\d{0,9}$/.test(value) && Number(value) <= MAX_ID;
  const listed = LISTED[group.slice(group.indexOf('_') + 1)];
  return listed === undefined ? /^[a-z0-9][a-z0-9-]{0,63}$/.test(value) : listed.includes(value);
}
