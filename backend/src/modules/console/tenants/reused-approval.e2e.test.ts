import { FIRST, OPERATOR, REVIEWER, type TestApi, startTestApi, testBrand } from '../../../../test/support/api';
import { rows } from '../../../../test/support/people';
import { sessionOf, staffPost } from '../../../../test/support/staff-people';
import { Schedule, Tenants } from '../../tenants';

/** Every test begins with revision 1, which the demo launched, and nothing else. */
let api: TestApi;
let [olivia, ravi]: [string, string] = ['', ''];
beforeEach(async () => {
  api = await startTestApi();
  [olivia, ravi] = [await sessionOf(api, OPERATOR.email), await sessionOf(api, REVIEWER.email)];
});
afterEach(() => api.close());

const live = async (): Promise<number | null> => (await api.running.app.get(Tenants).get(FIRST)).live_revision;
const post = (path: string, body: object = {}, cookie = olivia) =>
  staffPost(api, `/tenants/${FIRST}${path}`, cookie).send(body);
/** `201`, or why not. */
const outcome = async (asked: PromiseLike<{ status: number; body: unknown }>): Promise<string> => {
  const { status, body } = await asked;
  return (body as { code?: string }).code ?? String(status);
};

async function draft(settings: object, cookie = olivia): Promise<number> {
  const own = structuredClone(testBrand(FIRST).own) as { settings: object };
  const source = { ...own, settings: { ...own.settings, ...settings } };
  const answer = await post('/revisions', { source, base: await live(), reason: 'A test' }, cookie).expect(201);
  return (answer.body as { revision: number }).revision;
}
const approve = (revision: number, cookie = ravi) => post(`/revisions/${revision}/approvals`, {}, cookie).expect(204);
const publish = async (revision: number) =>
  outcome(post('/releases', { revision, base: await live(), reason: 'A test' }));
const rollBack = async (revision?: number) =>
  outcome(post('/rollbacks', { revision, base: await live(), reason: 'A test' }));

/** A price that two people agreed on, live. */
async function agreed(credits: number): Promise<number> {
  const revision = await draft({ gift_credits: credits });
  await approve(revision);
  expect(await publish(revision)).toBe('201');
  return revision;
}
const aDayLater = () => rows(api, "update settings_release set at = at - interval '1 day'");

describe('an approval', () => {
  it('counts once: what has been live before does not go live again by one person', async () => {
    const first = await agreed(101);
    await agreed(102);
    expect(await publish(first)).toBe('approval_needed');
    await post(`/revisions/${first}/approvals`, {}, ravi);
    expect(await publish(first)).toBe('approval_needed');
    const id = (await post('/scheduled-releases', {
      ...{ revision: first, base: await live(), reason: 'A test', publish_at: '2026-01-01T00:00:00Z' },
    }).expect(201)) as unknown as { body: { id: string } };
    await api.running.app.get(Schedule).publishDue();
    const [scheduled] = await rows(api, 'select outcome from scheduled_release where id = $1', [id.body.id]);
    expect(scheduled).toEqual({ outcome: 'refused' });
  });

  it('does not count after other prices went live than those that the revision was written for', async () => {
    const waiting = await draft({ gift_credits: 101 });
    await approve(waiting);
    const base = await live();
    await agreed(102);
    expect(await publish(waiting)).toBe('approval_needed');
    expect(await rollBack(base ?? 0)).toBe('201');
    expect(await publish(waiting)).toBe('201');
  });

  it('still counts after other words went live', async () => {
    const waiting = await draft({ gift_credits: 101 });
    await approve(waiting);
    expect(await publish(await draft({ support_phone: '+31 20 555 0100' }))).toBe('201');
    expect(await publish(waiting)).toBe('201');
  });
});

describe('a rollback of prices', () => {
  it('is open to one person within a day of their publishing, and not forward again', async () => {
    const base = (await live()) ?? 0;
    const raised = await agreed(101);
    expect(await publish(await draft({ gift_credits: 101, support_phone: '+31 20 555 0100' }))).toBe('201');
    expect(await rollBack(base)).toBe('201');
    expect(await rollBack()).toBe('approval_needed');
    expect(await rollBack(raised)).toBe('approval_needed');
    expect(await publish(raised)).toBe('approval_needed');
    expect(await publish(await draft({ support_phone: '+31 20 555 0101' }))).toBe('201');
    expect(await rollBack(raised)).toBe('approval_needed');
    expect(await rollBack(base)).toBe('201');
    expect(await live()).toBe(base);
  });

  it('takes a new draft and its approval a day later, while words go back at any time', async () => {
    const raised = await agreed(101);
    await aDayLater();
    expect(await rollBack()).toBe('approval_needed');
    const words = await draft({ gift_credits: 101, support_phone: '+31 20 555 0100' });
    expect(await publish(words)).toBe('201');
    await aDayLater();
    expect(await rollBack(raised)).toBe('201');
    await agreed(100);
  });

  it('leads to none that were live longer ago', async () => {
    const old = await agreed(101);
    await agreed(102);
    await aDayLater();
    await agreed(103);
    expect(await rollBack(old)).toBe('approval_needed');
    expect(await rollBack()).toBe('201');
  });
});
