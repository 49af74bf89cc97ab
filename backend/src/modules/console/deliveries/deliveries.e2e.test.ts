import { Queue } from 'bullmq';
import type Redis from 'ioredis';
import { randomUUID } from 'node:crypto';
import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { CONSOLE } from '../../../../test/support/staff-people';
import { JOB_QUEUE, QUEUE_SETTINGS, type QueueSettings } from '../../../platform/queue';
import { openRedis } from '../../../platform/cache';
import {
  type FailedJobsResponse,
  type GivenUpEntriesResponse,
  type QueueStandingsResponse,
} from './deliveries.response';

let api: TestApi;
let [operator, support] = ['', ''];
beforeAll(async () => {
  api = await startAccountsApi(112);
  [operator, support] = [await tokenOf(api, OPERATOR), await tokenOf(api, SUPPORT)];
});
afterAll(() => api.close());

const get = (path: string, token = operator) => api.on(CONSOLE).get(`/api/staff${path}`).set('authorization', token);
const post = (path: string, body: object = {}, token = operator) =>
  api.on(CONSOLE).post(`/api/staff${path}`).set('authorization', token).send(body);
const codeIn = ({ body }: { body: unknown }): string => (body as { code: string }).code;
const audited = (action: string) =>
  rows(api, 'select actor, subject, details from audit_entry where action = $1', [action]);

interface Given {
  readonly kind?: string;
  readonly slug?: string;
  readonly lost?: boolean;
}
async function givenUp({ kind = 'test_kind', slug = FIRST, lost = false }: Given = {}): Promise<string> {
  const id = randomUUID();
  await rows(
    api,
    `insert into outbox (tenant_id, id, kind, payload, failed_at, last_error, attempts, lost_secrets)
     select id, $2, $3, '{"person": {"address": "a@b.example"}}', now(), 'smtp_550', 3, $4 from tenant where slug = $1`,
    [slug, id, kind, lost],
  );
  return id;
}
const list = async (kind: string) =>
  ((await get(`/given-up-entries?kind=${kind}`).expect(200)).body as GivenUpEntriesResponse).entries;

describe('what was given up', () => {
  it('is listed over all brands, by kind, without what it says', async () => {
    const [one, two] = [await givenUp({ kind: 'listed' }), await givenUp({ kind: 'listed', slug: SECOND, lost: true })];
    await givenUp({ kind: 'other' });
    const entries = await list('listed');
    expect(entries.map(({ id, tenant, lost_secrets }) => [id, tenant, lost_secrets])).toEqual([
      [two, SECOND, true],
      [one, FIRST, false],
    ]);
    expect(JSON.stringify(entries)).not.toContain('a@b.example');
  });

  it('is tried again once of many calls, with an audit entry', async () => {
    const id = await givenUp({ kind: 'retried' });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => post(`/tenants/${FIRST}/given-up-entries/${id}/retry`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404]);
    const [row] = await rows(api, 'select failed_at, hand_at <= now() as is_due from outbox where id = $1', [id]);
    expect(row).toEqual({ failed_at: null, is_due: true });
    expect(await list('retried')).toEqual([]);
    expect(await audited('outbox.retried')).toEqual([
      { actor: OPERATOR.email, subject: `outbox:${id}`, details: { kind: 'retried', error: 'smtp_550' } },
    ]);
  });

  it('is not tried again without its secrets, and is discarded for a reason', async () => {
    const id = await givenUp({ lost: true });
    const path = `/tenants/${FIRST}/given-up-entries/${id}`;
    expect(codeIn(await post(`${path}/retry`).expect(409))).toBe('entry_lost_secrets');
    expect(codeIn(await post(`${path}/discard`, { reason: 'no' }).expect(422))).toBe('invalid_input');
    await post(`${path}/discard`, { reason: 'The member got a newer one' }).expect(204);
    expect(codeIn(await post(`${path}/discard`, { reason: 'The member got a newer one' }).expect(404))).toBe(
      'given_up_entry_not_found',
    );
    const [{ details } = {}] = await audited('outbox.discarded');
    expect(details).toMatchObject({ reason: 'The member got a newer one' });
  });

  it('of one brand is not there under another, and what still waits is neither retried nor discarded', async () => {
    const id = await givenUp();
    const waits = await givenUp();
    await rows(api, 'update outbox set failed_at = null where id = $1', [waits]);
    for (const [slug, entry] of [
      [SECOND, id],
      [FIRST, waits],
      [FIRST, randomUUID()],
      [FIRST, 'x'],
      ['nowhere', id],
    ] as const) {
      await post(`/tenants/${slug}/given-up-entries/${entry}/retry`).expect(404);
      await post(`/tenants/${slug}/given-up-entries/${entry}/discard`, { reason: 'A test' }).expect(404);
    }
    expect(await rows(api, 'select id from outbox where id = any($1)', [[id, waits]])).toHaveLength(2);
  });

  it('is for operators alone', async () => {
    const id = await givenUp();
    for (const path of ['/given-up-entries', '/queues', '/queues/failed-jobs']) {
      await get(path, support).expect(403);
      await get(path, 'Bearer x').expect(401);
    }
    await post(`/tenants/${FIRST}/given-up-entries/${id}/retry`, {}, support).expect(403);
    await post(`/queues/${JOB_QUEUE}/failed-jobs/1/retry`, {}, support).expect(403);
  });
});

describe('the queue', () => {
  it('tells its jobs by state, and hands a failed one over again, once', async () => {
    const { prefix } = api.running.app.get<QueueSettings>(QUEUE_SETTINGS, { strict: false });
    const connection = openRedis(api.config.REDIS_URL, 'subscriber');
    const queue = new Queue(JOB_QUEUE, { connection, prefix });
    const [{ id: tenant } = {}] = await rows(api, 'select id from tenant where slug = $1', [SECOND]);
    const job = await queue.add(JOB_QUEUE, { tenant, version: 1, trace: '', ids: [randomUUID()] });
    await queue.add(JOB_QUEUE, {}, { priority: 5 });
    await failJob(connection, queue, job.id ?? '');
    const { queues } = (await get('/queues').expect(200)).body as QueueStandingsResponse;
    expect(queues).toEqual([
      { queue: JOB_QUEUE, waiting: 1, active: 0, delayed: 0, failed: 1, oldest_at: expect.any(String) as string },
    ]);
    const failed = async () => ((await get('/queues/failed-jobs').expect(200)).body as FailedJobsResponse).jobs;
    expect(await failed()).toMatchObject([
      { queue: JOB_QUEUE, id: job.id, tenant: SECOND, entries: 1, reason: 'as a test' },
    ]);
    const retry = (name = JOB_QUEUE, id = job.id) => post(`/queues/${name}/failed-jobs/${id}/retry`);
    await retry('elsewhere').expect(404);
    await retry(JOB_QUEUE, '999').expect(404);
    const answers = await Promise.all([retry(), retry(), retry()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await failed()).toEqual([]);
    expect(await queue.getJobCountByTypes('wait', 'prioritized')).toBe(2);
    expect(await audited('queue.job_retried')).toEqual([
      { actor: OPERATOR.email, subject: `${JOB_QUEUE}:${job.id}`, details: { reason: 'as a test', entries: 1 } },
    ]);
    await queue.close();
    connection.disconnect();
  });
});

/** Leaves the job as one that failed. */
async function failJob(redis: Redis, queue: Queue, id: string): Promise<void> {
  await redis.lrem(queue.toKey('wait'), 1, id);
  await redis.hset(queue.toKey(id), { failedReason: 'as a test', finishedOn: Date.now(), atm: 1 });
  await redis.zadd(queue.toKey('failed'), Date.now(), id);
}
