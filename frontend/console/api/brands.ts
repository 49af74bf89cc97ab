import { type components } from '../../lib/api/schema';
import { client } from './client';
import { valueOf } from './problem';

const at = (slug: string) => ({ params: { path: { slug } } });
const during = (slug: string, query: Period) => ({ params: { path: { slug }, query } });

interface Period {
  readonly from: string;
  readonly to: string;
}

/** The file has the same form as a `tenant.yaml`. */
export const readExport = (slug: string, revision: number) =>
  valueOf(
    client.GET('/api/staff/tenants/{slug}/revisions/{revision}/export', {
      params: { path: { slug, revision } },
      parseAs: 'text',
    }),
  );

export const GROUPINGS = ['day', 'source', 'page', 'country', 'host'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export const readTraffic = (slug: string, period: Period, by: Grouping) =>
  valueOf(client.GET('/api/staff/tenants/{slug}/traffic', { params: { path: { slug }, query: { ...period, by } } }));
export type Traffic = Awaited<ReturnType<typeof readTraffic>>;

export const readPostbacks = async (slug: string, period: Period) =>
  (await valueOf(client.GET('/api/staff/tenants/{slug}/postbacks', during(slug, period)))).rows;

export const readPostbackSecret = (slug: string, network: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/postback-secrets', { ...at(slug), body: { network } }));

export const readErasures = async (slug: string, period: Period) =>
  (await valueOf(client.GET('/api/staff/tenants/{slug}/erasures', during(slug, period)))).erasures;
export type Erasure = Awaited<ReturnType<typeof readErasures>>[number];

export type Host = components['schemas']['TenantHostResponse'];

export const putHost = (slug: string, { host, kind, target }: Pick<Host, 'host' | 'kind'> & { target?: string }) =>
  valueOf(
    client.PUT('/api/staff/tenants/{slug}/domains', {
      ...at(slug),
      body: { domains: [{ host, kind, ...(target !== undefined && { target }) }] },
    }),
  );

export const changeHostState = (slug: string, host: string, state: Host['state'], reason: string) =>
  valueOf(
    client.PUT('/api/staff/tenants/{slug}/domains/{host}/state', {
      params: { path: { slug, host } },
      body: { state, reason },
    }),
  );

export const moveTo = (slug: string, host: string, reason: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/domain-moves', { ...at(slug), body: { host, reason } }));

export const readPushKeys = async (slug: string) =>
  (await valueOf(client.GET('/api/staff/tenants/{slug}/push-keys', at(slug)))).keys;

export const rotatePushKey = (slug: string) => valueOf(client.POST('/api/staff/tenants/{slug}/push-keys', at(slug)));

export const readBrandStandings = () => valueOf(client.GET('/api/staff/brand-standing'));
export type BrandStanding = Awaited<ReturnType<typeof readBrandStandings>>['brands'][number];
