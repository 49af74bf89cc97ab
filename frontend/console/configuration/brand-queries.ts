import { queryOptions } from '@tanstack/react-query';
import { client } from '../api/client';
import { valueOf } from '../api/problem';
import { type Layer } from './layers';
import { readSchema } from './schema';
import { type Json, type JsonObject, isObject } from './values';

/** How often an open screen looks whether somebody else has published. */
const LOOK_EVERY_MS = 15_000;

export const schemaQuery = queryOptions({
  queryKey: ['schema'],
  queryFn: async () => readSchema((await valueOf(client.GET('/api/staff/schema'))).schema),
  staleTime: Infinity,
});

export const tenantQuery = (slug: string) =>
  queryOptions({
    queryKey: ['tenant', slug],
    queryFn: () => valueOf(client.GET('/api/staff/tenants/{slug}', { params: { path: { slug } } })),
    refetchInterval: LOOK_EVERY_MS,
  });

/** A page of the revisions: the newest, or those that are older than the number given. */
export const revisionsQuery = (slug: string, after?: number) =>
  queryOptions({
    queryKey: ['revisions', slug, after ?? null],
    queryFn: () =>
      valueOf(
        client.GET('/api/staff/tenants/{slug}/revisions', {
          params: { path: { slug }, query: after === undefined ? {} : { after } },
        }),
      ),
  });

/** The revision of a number with those that are older. */
export const revisionQuery = (slug: string, revision: number) => revisionsQuery(slug, revision + 1);

/** The own values of a brand in one revision, and the layers below them. A brand without a revision has none. */
export interface RevisionLayers {
  readonly revision: number | null;
  readonly source: JsonObject;
  readonly below: readonly Layer[];
}

/** The plain niche lies below a brand until it says its own. */
const PLAIN_NICHE = 1;

/** Revisions never change. */
export const layersQuery = (slug: string, revision: number | null, niche = PLAIN_NICHE) =>
  queryOptions({
    queryKey: revision === null ? ['layers', slug, revision, niche] : ['layers', slug, revision],
    queryFn: () => (revision === null ? firstLayers(niche) : storedLayers(slug, revision)),
    staleTime: Infinity,
  });

async function storedLayers(slug: string, revision: number): Promise<RevisionLayers> {
  const { source, template } = await valueOf(
    client.GET('/api/staff/tenants/{slug}/revisions/{revision}', { params: { path: { slug, revision } } }),
  );
  return {
    revision,
    source: documentOf(source),
    below: template.map(({ origin, values }) => ({ origin, values: documentOf(values) })),
  };
}

async function firstLayers(niche: number): Promise<RevisionLayers> {
  const { product, template } = await valueOf(
    client.GET('/api/staff/templates/{niche}', { params: { path: { niche } } }),
  );
  return {
    revision: null,
    source: {},
    below: [
      { origin: 'product', values: documentOf(product) },
      { origin: `niche-${niche}`, values: documentOf(template) },
    ],
  };
}

/** Narrows an object of anything, as the api declares documents, to JSON, as which it came. */
const documentOf = (value: object): JsonObject => (isObject(value as Json) ? (value as JsonObject) : {});
