import { createHmac } from 'node:crypto';
import { ask } from './ask';
import { FakeApi } from './fake-api';
import { makeSite } from './site-fixture';
import { spawnWeb, type SpawnedWeb, TEST_SECRET } from './spawn-web';

export const GLOW = { id: 1, slug: 'glow', revision: 1, domain_language: 'nl-NL', locales: ['en', 'nl', 'de'] };
const VEIL = { id: 2, slug: 'veil', revision: 1, domain_language: 'en', locales: ['en', 'fr'] };

const IMPRINT = {
  token: 'imprint',
  title: { en: 'Imprint', nl: 'Colofon', de: 'Impressum' },
  text: { en: 'Who we are.', nl: 'Wie wij zijn.', de: 'Wer wir sind.' },
  footer: false,
};

/** Two brands with hosts in every state, and an api that tells of them. */
export async function startApi(): Promise<FakeApi> {
  const api = new FakeApi();
  await api.start();
  api.addTenant(GLOW);
  api.addTenant(VEIL);
  for (const revision of [1, 2, 3])
    api.addDocument(1, revision, { ...makeSite(`Glow of ${revision}`), pages: [IMPRINT] });
  api.addDocument(2, 1, makeSite('Veil of 1'));
  api.addHost({ host: 'glow.test', tenantId: 1 });
  api.addHost({ host: 'glow.localhost', tenantId: 1, kind: 'alias' });
  api.addHost({ host: 'xn--bcher-kva.test', tenantId: 1, kind: 'alias' });
  api.addHost({ host: 'www.glow.test', tenantId: 1, kind: 'redirect', target: 'glow.test' });
  api.addHost({ host: 'see.glow.test', tenantId: 1, kind: 'preview' });
  api.addHost({ host: 'soon.test', tenantId: 1, state: 'pending' });
  api.addHost({ host: 'nearly.test', tenantId: 1, state: 'verified' });
  api.addHost({ host: 'paused.test', tenantId: 1, state: 'suspended' });
  api.addHost({ host: 'gone.test', tenantId: 1, state: 'retired' });
  api.addHost({ host: 'veil.test', tenantId: 2 });
  return api;
}

/** A web that shows everything that the api has to tell. */
export async function startWeb(api: FakeApi, env: Readonly<Record<string, string>> = {}): Promise<SpawnedWeb> {
  const before = api.reports.size;
  const web = await spawnWeb(api.url, env);
  await api.applied(before + 1);
  return web;
}

export function previewCookie(claim: object, secret = TEST_SECRET): string {
  const body = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `preview=${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

/** One figure of the inner port. */
export async function metric(web: SpawnedWeb, name: string): Promise<number> {
  const { body } = await ask(web.innerPort, { path: '/metrics' });
  const line = body.split('\n').find((text) => text.startsWith(`${name} `));
  if (line === undefined) throw new Error(`no metric ${name}`);
  return Number(line.slice(name.length + 1));
}
