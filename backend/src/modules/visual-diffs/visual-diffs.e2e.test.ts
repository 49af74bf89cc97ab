import type Redis from 'ioredis';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { findBrowser } from '../../../../infra/local/services/browser';
import {
  FIRST,
  OPERATOR,
  SECOND,
  SUPPORT,
  type TestApi,
  startTestApi,
  testBrand,
  tokenOf,
} from '../../../test/support/api';
import { rows } from '../../../test/support/people';
import { REDIS } from '../../platform/cache';
import { PlatformDatabase } from '../../platform/database';
import { PublicRequests } from '../../platform/outside';
import { LOGGER } from '../../platform/telemetry';
import { SiteDirectory, runInTenant } from '../../platform/tenancy';
import { type DocumentLayer, PreviewLinks, Revisions, Tenants } from '../tenants';
import { BrowserPresence } from './browser-presence';
import { CaptureRevisions } from './capture-revisions';
import { DiffPictures } from './diff-pictures';
import { PreviewHost } from './testing/preview-host';
import { VisualDiffRetention } from './visual-diff-retention';
import { VisualDiffRows } from './visual-diff-rows';
import { VisualDiffRunner } from './visual-diff-runner';

interface Answer {
  readonly id: string;
  readonly status: string;
  readonly failure: string | null;
  readonly shots: readonly { page: string; width: number; scheme: string; changed: number }[];
}

let api: TestApi;
let host: PreviewHost;
let live: number;
let next: number;
const tokens = new Map<string, string>();
beforeAll(async () => {
  [api, host] = [await startTestApi(), await PreviewHost.start()];
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
  const tenant = await service(Tenants).get(FIRST);
  live = tenant.live_revision ?? 0;
  const source = structuredClone(testBrand(FIRST).own) as DocumentLayer;
  next = await service(Revisions).draft(tenant.id, { source, base: live, reason: 'Another colour' }, OPERATOR);
});
afterAll(() => Promise.all([api.close(), host.close()]));
beforeEach(async () => {
  await rows(api, 'delete from visual_diff');
  host.asked.length = 0;
  host.styles.clear();
  Object.assign(host, { status: 200, isSilent: false });
  await service(BrowserPresence).announce();
});

const service = <T>(type: abstract new (...args: never[]) => T): T => api.running.app.get<T>(type, { strict: false });
const call = (method: 'get' | 'post', path: string, body?: object, who = OPERATOR) => {
  const request = api.on('console.localhost')[method](`/api/staff/tenants${path}`);
  return request.set('authorization', tokens.get(who.email) ?? '').send(body);
};
const ask = (against = live, slug = FIRST, who = OPERATOR) =>
  call('post', `/${slug}/revisions/${next}/visual-diffs`, { against }, who);
const newest = async (): Promise<Answer> => {
  const { body } = await call('get', `/${FIRST}/revisions/${next}/visual-diffs?against=${live}`).expect(200);
  return (body as { diff: Answer }).diff;
};
const pictureOf = (id: string, shot: number, kind: string, slug = FIRST, who = OPERATOR) =>
  call('get', `/${slug}/visual-diffs/${id}/shots/${shot}/${kind}`, undefined, who);
const folderOf = (id: string): string => join(fileURLToPath(api.config.STORAGE), 't/1/visual-diffs', id);

/** A worker with a browser, for which the brand's host is on this machine. */
function worker(): VisualDiffRunner {
  const { executablePath, env } = findBrowser();
  Object.assign(process.env, env);
  const config = {
    ...api.config,
    ...{ CHROMIUM_PATH: executablePath, PUBLIC_PORT: host.port, REQUESTS_TO_LOOPBACK: 'yes' as const },
  };
  const previews = new PreviewLinks(config, service(SiteDirectory), service(Revisions), service(PlatformDatabase));
  const pictures = service(DiffPictures);
  const capture = new CaptureRevisions(
    ...([service(Revisions), previews, pictures, new PublicRequests(config), config] as const),
  );
  const rest = [service(BrowserPresence), config, api.running.app.get(LOGGER)] as const;
  return new VisualDiffRunner(service(VisualDiffRows), capture, pictures, ...rest);
}

it('shows what another colour changes on six pages, in two widths, light and dark', async () => {
  host.styles.set(next, 'background: rebeccapurple; height: 900px');
  const asked = (await ask().expect(202)).body as Answer;
  expect(asked).toMatchObject({ status: 'waiting', revision: next, against: live, shots: [] });
  expect((await ask().expect(202)).body).toMatchObject({ id: asked.id });
  expect(await Promise.all([worker().runNext(), worker().runNext()])).toEqual(expect.arrayContaining([true, false]));
  const { id, status, shots } = await newest();
  expect({ id, status, count: shots.length }).toEqual({ id: asked.id, status: 'done', count: 24 });
  expect(new Set(shots.map(({ page }) => page)).size).toBe(6);
  expect(shots.every(({ changed }) => changed > 0.9 && changed <= 1)).toBe(true);
  for (const kind of ['before', 'after', 'heat']) {
    const { headers, body } = await pictureOf(id, 23, kind).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 900 });
  }
  expect(await rows(api, "select actor from audit_entry where action = 'visual_diff.asked'")).toEqual([
    { actor: OPERATOR.email },
  ]);
  const others = host.asked.filter((path) => /^\/(?:media|inside|api\/(?!preview))/.test(path));
  expect(others).toEqual([]);
});

it('finds nothing where nothing is other', async () => {
  await ask().expect(202);
  await worker().runNext();
  expect((await newest()).shots.every(({ changed }) => changed === 0)).toBe(true);
});

it('is shown to people who reach the brand, and made where there is a browser', async () => {
  await ask(live, FIRST, SUPPORT).expect(202);
  const { id } = await newest();
  await ask(live, SECOND, SUPPORT).expect(404);
  await call('get', `/${SECOND}/revisions/1/visual-diffs?against=1`, undefined, SUPPORT).expect(404);
  await pictureOf(id, 0, 'heat').expect(404);
  await rows(api, `update visual_diff set status = 'done', shots = '[{}]'`);
  await pictureOf(id, 0, 'heat', SECOND).expect(404);
  await pictureOf(id, 0, 'heat', SECOND, SUPPORT).expect(404);
  for (const [shot, kind] of [
    ['1', 'heat'],
    ['0', 'x'],
    ['-1', 'heat'],
    ['99', 'after'],
  ] as const)
    await pictureOf(id, Number(shot), kind).expect(404);
  await pictureOf('x', 0, 'heat').expect(404);
  await ask(9999).expect(404);
  await call('post', `/${FIRST}/revisions/${next}/visual-diffs`, {}).expect(422);
  await api.on('console.localhost').get(`/api/staff/tenants/${FIRST}/revisions/1/visual-diffs?against=1`).expect(401);
  await api.running.app.get<Redis>(REDIS).del('visual-diffs:browser');
  expect((await ask().expect(409)).body).toMatchObject({ code: 'visual_diffs_off' });
  const { body } = await call('get', `/${FIRST}/revisions/${next}/visual-diffs?against=${live}`).expect(200);
  expect(body).toMatchObject({ is_offered: false });
});

it('makes one comparison of a brand at a time', async () => {
  const answers = await Promise.all([ask(), ask(next), ask(), ask(next)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 409, 409]);
  expect(await rows(api, 'select from visual_diff')).toHaveLength(1);
});

it('fails without leaving pictures where a page does, and can be asked for again', async () => {
  host.status = 500;
  const { id } = (await ask().expect(202)).body as Answer;
  await worker().runNext();
  expect(await newest()).toMatchObject({ status: 'failed', failure: 'page_failed', shots: [] });
  expect(existsSync(folderOf(id))).toBe(false);
  await ask().expect(202);
});

it('is given back clean by a worker that ends, and taken over from one that died', async () => {
  host.isSilent = true;
  const { id } = (await ask().expect(202)).body as Answer;
  const ending = worker();
  const run = ending.runNext();
  while (host.asked.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  await ending.onApplicationShutdown();
  await run;
  expect(await newest()).toMatchObject({ status: 'waiting', shots: [] });
  expect(existsSync(folderOf(id))).toBe(false);
  host.isSilent = false;
  host.status = 500;
  const died = `update visual_diff set status = 'running', claimed_until = now() - interval '1 second'`;
  await rows(api, `${died}, tries = 1`);
  expect(await worker().runNext()).toBe(true);
  expect(await newest()).toMatchObject({ status: 'failed', failure: 'page_failed' });
  await rows(api, `${died}, tries = 2`);
  expect(await worker().runNext()).toBe(false);
  expect(await newest()).toMatchObject({ status: 'failed', failure: 'interrupted' });
});

it('is deleted with its pictures after thirty days', async () => {
  const { id } = (await ask().expect(202)).body as Answer;
  await runInTenant(1, () => service(DiffPictures).write(id, 0, 'heat', Buffer.from('A picture')));
  const { app } = api.running;
  const retention = new VisualDiffRetention(service(PlatformDatabase), service(DiffPictures), app.get(LOGGER));
  expect([await retention.forget(), existsSync(folderOf(id))]).toEqual([0, true]);
  await rows(api, "update visual_diff set created_at = now() - interval '31 days'");
  expect([await retention.forget(), existsSync(folderOf(id))]).toEqual([1, false]);
  expect(await newest()).toBeNull();
});
