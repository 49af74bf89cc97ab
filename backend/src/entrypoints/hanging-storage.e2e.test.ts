import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIRST, SECOND, type TestApi, startTestApi } from '../../test/support/api';
import { confirmed } from '../../test/support/meeting';
import { PASSWORD, type Person, newAddress, post, rows } from '../../test/support/people';
import { filesOf, upload, uploadOne } from '../../test/support/photos';
import { phoneJpeg } from '../../test/support/pictures';
import { TestS3 } from '../../test/support/s3';
import { type Answered, timed } from '../../test/support/standstill';
import { type OwnPhoto } from '../modules/members/photos/own-photo.response';

const START_MS = 240_000;

const HOSTS = [FIRST, SECOND];
/** Callers get an answer within this time, whatever the store does. */
const SECONDS = 5;

interface Owner {
  readonly host: string;
  readonly person: Person;
  readonly photo: OwnPhoto;
}

async function owners(api: TestApi): Promise<Owner[]> {
  return Promise.all(
    HOSTS.map(async (host) => {
      const person = await confirmed(api, {}, host);
      return { host, person, photo: await uploadOne(api, person.cookie, host) };
    }),
  );
}

const see = (api: TestApi, path: string, { host, person: { cookie } }: Owner): Promise<Answered> =>
  timed(api, {
    method: 'GET',
    path,
    host: `${host}.localhost`,
    headers: { cookie, 'x-forwarded-for': newAddress() },
  });

const seeAll = async (api: TestApi, all: readonly Owner[]): Promise<Answered[]> =>
  (
    await Promise.all(
      all.map((owner) =>
        Promise.all([see(api, owner.photo.path, owner), see(api, `/api/photos/${owner.photo.id}/whole`, owner)]),
      ),
    )
  ).flat();

async function uploaded(api: TestApi, { host, person: { cookie } }: Owner): Promise<Answered> {
  const picture = await phoneJpeg(9);
  const began = performance.now();
  const { status, headers, body } = await upload(api, cookie, picture, 'image/jpeg', host);
  return {
    asked: `POST /api/photos at ${host}`,
    status,
    seconds: (performance.now() - began) / 1000,
    code: (body as { code?: string }).code,
    retryAfter: headers['retry-after'],
  };
}

function expectUnavailable(answers: readonly Answered[]): void {
  const told = answers.map(({ asked, status, code, retryAfter }) => [asked, status, code, Number(retryAfter) > 0]);
  expect(told).toEqual(answers.map(({ asked }) => [asked, 503, 'temporarily_unavailable', true]));
}

const statuses = (answers: readonly Answered[]): number[] => answers.map(({ status }) => status);
const inTime = (answers: readonly Answered[]): void => {
  expect(answers.filter(({ seconds }) => seconds > SECONDS)).toEqual([]);
};

describe('a bucket', () => {
  const s3 = new TestS3({ id: 'AKIDTEST', secret: 'a secret of the tests', bucket: 'files' });
  const before = { ...process.env };
  let api: TestApi;
  let all: Owner[];
  beforeAll(async () => {
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'AKIDTEST', AWS_SECRET_ACCESS_KEY: 'a secret of the tests' });
    await s3.start();
    api = await startTestApi({
      STORAGE: `s3://files?region=eu-west-1&endpoint=${s3.url}`,
      STORAGE_SILENCE_MS: '60000',
      REQUEST_WAITING_MS: '3000',
      LOG_LEVEL: 'silent',
    });
    all = await owners(api);
  }, START_MS);
  afterEach(() => (s3.behaviour = 'serves'));
  afterAll(async () => {
    process.env = before;
    await api.close();
    await s3.stop();
  });

  it.each(['silent', 'stalls', 'breaks-off'] as const)('that is %s is told as unavailable in time', async (how) => {
    s3.behaviour = how;
    const answers = await seeAll(api, all);
    expectUnavailable(answers);
    inTime(answers);
    s3.behaviour = 'serves';
    expect(statuses(await seeAll(api, all))).toEqual([200, 200, 200, 200]);
  });

  it('that takes nothing is told as unavailable in time, and no photo is listed', async () => {
    s3.behaviour = 'silent';
    const answers = await Promise.all(all.map((owner) => uploaded(api, owner)));
    expectUnavailable(answers);
    s3.behaviour = 'serves';
    expect(await rows(api, 'select from photo')).toHaveLength(all.length);
    expect(statuses(await Promise.all(all.map((owner) => uploaded(api, owner))))).toEqual([201, 201]);
  });
});

describe('a disk that hangs', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ REQUEST_WAITING_MS: '3000', LOG_LEVEL: 'silent' });
  }, START_MS);
  afterAll(() => api.close());

  it('is told as unavailable in time, and members sign in meanwhile', async () => {
    const all = await owners(api);
    const tenants = await Promise.all(
      HOSTS.map(async (slug) => Number((await rows(api, 'select id from tenant where slug = $1', [slug]))[0]?.['id'])),
    );
    const [account] = await rows(api, 'select email from account where id = $1', [all[0]?.person.id]);
    const folder = fileURLToPath(api.config.STORAGE);
    const paths = all.flatMap(({ person }, at) =>
      filesOf(api, tenants[at] ?? 0, person.id).map((file) =>
        join(folder, `t/${tenants[at] ?? 0}/photos/${person.id}`, file),
      ),
    );
    expect(paths.length).toBeGreaterThan(8);
    // Opening a FIFO blocks until a writer opens it, too.
    for (const path of paths) {
      renameSync(path, `${path}.aside`);
      execFileSync('mkfifo', [path]);
    }
    const pictures = Promise.all(Array.from({ length: 4 }, () => seeAll(api, all)));
    // Checking a password takes a thread, as opening a file does.
    await post(api, '/api/user.php').send({ email: account?.['email'], password: PASSWORD }).expect(200);
    const answers = (await pictures).flat();
    expectUnavailable(answers);
    inTime(answers);
    for (const path of paths) {
      closeSync(openSync(path, constants.O_RDWR | constants.O_NONBLOCK));
      rmSync(path);
      renameSync(`${path}.aside`, path);
    }
    expect(statuses(await seeAll(api, all))).toEqual([200, 200, 200, 200]);
  });
});
