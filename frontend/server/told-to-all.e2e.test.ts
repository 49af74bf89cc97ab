import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../contract/text/locales';
import { ask } from './testing/ask';
import type { FakeApi } from './testing/fake-api';
import { makeSite } from './testing/site-fixture';
import type { SpawnedWeb } from './testing/spawn-web';
import { startApi, startWeb } from './testing/web-under-test';

/** Pages that a form or a mailed link leads on to: what they tell everybody, and what is true only for whoever comes from there. */
const PAGES = [
  ['/unsubscribe/done', 'unsubscribe', ['done_open_title', 'done_open_text'], ['done_title']],
  ['/activate/error', 'sign-up', ['error_open_text'], ['error_title', 'error_text']],
  ['/complaints/sent', 'complaints', ['sent_open_title', 'sent_open_text'], ['sent_title', 'sent_text']],
  ['/reset-password/sent', 'links', ['ask_title', 'sent_open_text'], ['sent_title', 'sent_text']],
] as const;

let api: FakeApi;
let web: SpawnedWeb;
beforeAll(async () => {
  api = await startApi();
  for (const [id, slug] of [
    [11, 'first'],
    [12, 'second'],
  ] as const) {
    api.addTenant({ id, slug, revision: 1, domain_language: 'en', locales: [...LOCALES] });
    const site = makeSite(slug);
    api.addDocument(id, 1, { ...site, locales: { ...site.locales, offered: [...LOCALES] } });
    api.addHost({ host: `${slug}.test`, tenantId: id });
  }
  web = await startWeb(api);
});
afterAll(async () => {
  await web.stop();
  await api.stop();
});

/** As people read it: scripts hold what is shown to others. */
function shown(html: string): string {
  const main = /<main[\s>][^]*<\/main>/.exec(html.replace(/<script[^]*?<\/script>/g, ''))?.[0] ?? '';
  return main
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

test.each(LOCALES)(
  'pages that anybody may open claim nothing that has not happened: %s',
  async (locale) => {
    for (const host of ['first.test', 'second.test'])
      for (const [path, namespace, told, claims] of PAGES) {
        const file = join(__dirname, `../locales/${locale}/${namespace}.json`);
        const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
        const { status, body } = await ask(web.port, { host, path, headers: { cookie: `locale=${locale}` } });
        expect([path, status]).toEqual([path, 200]);
        const text = shown(body);
        for (const key of told) expect(text).toContain(texts[key]);
        for (const key of claims) expect(text).not.toContain(texts[key]);
      }
  },
  240_000,
);
