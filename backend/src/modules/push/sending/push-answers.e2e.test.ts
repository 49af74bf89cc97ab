import { randomUUID } from 'node:crypto';
import { FIRST, SECOND } from '../../../../test/support/api';
import { type PushAnswer } from '../../../../test/support/push-service';
import { rows } from '../../../../test/support/people';
import { NOTE, SentPushes, sendsOf } from '../../../../test/support/sent-pushes';
import { PushBrakes } from './push-brakes';
import { PushDevices } from './push-devices';

let pushes: SentPushes;
beforeAll(async () => {
  pushes = await SentPushes.start(87);
});
afterAll(() => pushes.close());
beforeEach(() => {
  pushes.write = () => NOTE;
  answers(undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  const { host } = new URL(pushes.service.subscribe('').endpoint);
  // As if every pause were over.
  for (const brand of [FIRST, SECOND])
    pushes.worker.app.get(PushBrakes).release(await pushes.tenantOf(brand), host, Number.MAX_SAFE_INTEGER);
});

const answers = (answer: PushAnswer): void => {
  pushes.service.onPush = () => answer;
};
const arrived = (endpoint: string | undefined): number =>
  pushes.service.seen.filter((address) => address === endpoint).length;

it('the ends of pushes are counted by brand and day, those that are tried again not yet', async () => {
  const counted = async () =>
    (
      await rows(
        pushes.api,
        'select d.sent, d.gone, d.failed from push_day d join tenant t on t.id = d.tenant_id where slug = $1',
        [FIRST],
      )
    )[0];
  const before = { sent: 0, gone: 0, failed: 0, ...(await counted()) };
  const member = await pushes.member(2);
  await pushes.deliver({ account: member.id });
  answers({ status: 400 });
  await pushes.deliver({ account: member.id });
  answers({ status: 503 });
  await pushes.deliver({ account: member.id }).catch(() => undefined);
  pushes.worker.app
    .get(PushBrakes)
    .release(
      await pushes.tenantOf(FIRST),
      new URL(pushes.service.subscribe('').endpoint).host,
      Number.MAX_SAFE_INTEGER,
    );
  answers({ status: 410 });
  await pushes.deliver({ account: member.id });
  expect(await counted()).toEqual({ sent: before.sent + 2, gone: before.gone + 2, failed: before.failed + 2 });
});

describe('a service that answers', () => {
  it.each([404, 410])('%s has the device gone within the same send, and never asked again', async (status) => {
    const member = await pushes.member(2);
    const [first, second] = member.devices.map(({ endpoint }) => endpoint);
    pushes.service.onPush = (endpoint) => (endpoint === first ? { status } : undefined);
    const id = randomUUID();
    await pushes.deliver({ account: member.id }, { id });
    expect(await sendsOf(pushes.api, member.id)).toHaveLength(1);
    await pushes.deliver({ account: member.id }, { id });
    await pushes.deliver({ account: member.id });
    expect([arrived(first), arrived(second)]).toEqual([1, 2]);
  });

  it.each([400, 401, 403])(
    '%s is not asked again for it; five in a row end a device that never had one',
    async (status) => {
      const member = await pushes.member();
      answers({ status });
      for (let failures = 1; failures < 5; failures += 1) {
        await pushes.deliver({ account: member.id });
        expect(await sendsOf(pushes.api, member.id)).toMatchObject([{ failures, last_ok_at: null }]);
      }
      await pushes.deliver({ account: member.id });
      expect(await sendsOf(pushes.api, member.id)).toEqual([]);
      expect(arrived(member.devices[0]?.endpoint)).toBe(5);
    },
  );

  it('403 to a device that had pushes before keeps it, and the next success clears the count', async () => {
    const member = await pushes.member();
    await pushes.deliver({ account: member.id });
    answers({ status: 403 });
    for (let count = 0; count < 6; count += 1) await pushes.deliver({ account: member.id });
    expect(await sendsOf(pushes.api, member.id)).toMatchObject([{ failures: 6 }]);
    answers(undefined);
    await pushes.deliver({ account: member.id });
    expect(await sendsOf(pushes.api, member.id)).toMatchObject([{ failures: 0 }]);
  });

  it('413 is not asked again, and the device is not to blame', async () => {
    const member = await pushes.member();
    answers({ status: 413 });
    await pushes.deliver({ account: member.id });
    expect(await sendsOf(pushes.api, member.id)).toMatchObject([{ failures: 0, sends: [{ end: 'too_large' }] }]);
  });

  it.each([429, 503])('%s is left alone as long as it wants, for this brand and no other', async (status) => {
    const [one, other] = [await pushes.member(), await pushes.member(1, SECOND)];
    answers({ status, retryAfter: '120' });
    const id = randomUUID();
    const first: unknown = await pushes.deliver({ account: one.id }, { id }).catch((error: unknown) => error);
    expect(first).toMatchObject({ delay: 120_000 });
    answers(undefined);
    const again: unknown = await pushes.deliver({ account: one.id }, { id }).catch((error: unknown) => error);
    expect(again).toMatchObject({ code: 'push_braked' });
    expect((again as { delay: number }).delay).toBeGreaterThan(115_000);
    await pushes.deliver({ account: other.id }, { brand: SECOND });
    expect([arrived(one.devices[0]?.endpoint), arrived(other.devices[0]?.endpoint)]).toEqual([1, 1]);
  });

  it('500 is asked again later, each time after longer, and after five in a row not at all for a while', async () => {
    const member = await pushes.member();
    answers({ status: 500 });
    const delays: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const error: unknown = await pushes
        .deliver({ account: member.id }, { attempt })
        .catch((caught: unknown) => caught);
      delays.push((error as { delay: number }).delay);
    }
    expect(delays[4]).toBeGreaterThanOrEqual(8000);
    await expect(pushes.deliver({ account: member.id })).rejects.toMatchObject({ code: 'push_braked' });
    expect(arrived(member.devices[0]?.endpoint)).toBe(5);
    expect(await sendsOf(pushes.api, member.id)).toMatchObject([{ failures: 0 }]);
  });

  it('nothing at all is given up after five seconds, and holds up nobody else', async () => {
    const [one, other] = [await pushes.member(), await pushes.member(1, SECOND)];
    const [held] = one.devices;
    pushes.service.onPush = (endpoint) => (endpoint === held?.endpoint ? 'hang' : undefined);
    const began = Date.now();
    let isHanging = true;
    const hanging = pushes.deliver({ account: one.id }).finally(() => (isHanging = false));
    await pushes.deliver({ account: other.id }, { brand: SECOND });
    expect(isHanging).toBe(true);
    await expect(hanging).rejects.toMatchObject({ code: 'push_no_answer' });
    expect(Date.now() - began).toBeGreaterThan(4500);
  });
});

it('a device whose service is no longer on the list is not asked', async () => {
  const member = await pushes.member();
  const devices = pushes.worker.app.get(PushDevices);
  const read = devices.of.bind(devices);
  jest
    .spyOn(devices, 'of')
    .mockImplementation(async (...asked) =>
      (await read(...asked)).map((device) => ({ ...device, endpoint: 'https://inside.example/push' })),
    );
  await pushes.deliver({ account: member.id });
  expect(await sendsOf(pushes.api, member.id)).toMatchObject([{ sends: [{ end: 'unfit', status: 0 }] }]);
});

it('a device keeps its last ten sends, newest first', async () => {
  const member = await pushes.member();
  for (let count = 0; count < 12; count += 1) {
    answers(count === 11 ? { status: 413 } : undefined);
    await pushes.deliver({ account: member.id });
  }
  const [row] = await sendsOf(pushes.api, member.id);
  const sends = row?.['sends'] as readonly { end: string }[];
  expect(sends.map(({ end }) => end)).toEqual(['too_large', ...Array.from({ length: 9 }, () => 'ok')]);
});

it('what is over a brand’s cap goes later, in its turn; what concerns the account goes at once', async () => {
  const capped = await SentPushes.start(88, { PUSHES_PER_MINUTE: '6' });
  try {
    const member = await capped.member();
    const delays: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const error: unknown = await capped.deliver({ account: member.id }).catch((caught: unknown) => caught);
      if (error !== undefined) delays.push((error as { delay: number }).delay);
    }
    // One at once, then one every twelve seconds: no minute has more than six.
    expect(delays).toHaveLength(3);
    expect(delays[2] ?? 0).toBeGreaterThan(24_000);
    expect(delays[2] ?? 0).toBeLessThanOrEqual(36_000);
    const kept = { account: member.id, ...{ slot: Date.now() } };
    await capped.deliver(kept);
    capped.write = () => ({ ...NOTE, kind: 'account' });
    await capped.deliver({ account: member.id });
    expect(capped.service.to(member.devices[0]?.endpoint ?? '')).toHaveLength(3);
    const other = await capped.member(1, SECOND);
    await capped.deliver({ account: other.id }, { brand: SECOND });
    expect(capped.service.to(other.devices[0]?.endpoint ?? '')).toHaveLength(1);
  } finally {
    await capped.close();
  }
});
