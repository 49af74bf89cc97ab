import {
  FIRST,
  OPERATOR,
  REVIEWER,
  SUPPORT,
  type TestApi,
  startTestApi,
  testBrand,
} from '../../../../test/support/api';
import { rows } from '../../../../test/support/people';
import { StaffTokens } from '../../console';
import { type Actor, type DocumentLayer, Releases, Revisions, Schedule, ScheduleNotFound, Tenants } from '..';

describe('a scheduled release', () => {
  let api: TestApi;
  let tenantId: number;
  beforeAll(async () => {
    api = await startTestApi();
    tenantId = (await api.running.app.get(Tenants).get(FIRST)).id;
  });
  afterAll(() => api.close());

  const live = async (): Promise<number | null> => (await api.running.app.get(Tenants).get(FIRST)).live_revision;
  const idOf = async ({ email }: Actor): Promise<number> =>
    Number((await rows(api, 'select id from staff where email = $1', [email]))[0]?.['id']);
  const draft = async (settings: object, by: Actor = OPERATOR): Promise<number> => {
    const author = { ...by, people: { ids: [await idOf(by)], areAll: true } };
    const own = structuredClone(testBrand(FIRST).own as DocumentLayer);
    const source = { ...own, settings: { ...own.settings, ...settings } };
    return api.running.app.get(Revisions).draft(tenantId, { source, base: await live(), reason: 'Test' }, author);
  };
  const schedule = async (revision: number, at: Date, author: Actor = OPERATOR): Promise<string> =>
    api.running.app.get(Schedule).add(tenantId, { revision, base: await live(), reason: 'Test', at }, author);
  const publishDue = (): Promise<number> => api.running.app.get(Schedule).publishDue();
  const outcomeOf = async (id: string): Promise<unknown> =>
    (await api.running.app.get(Schedule).list(tenantId)).find((entry) => entry.id === id);
  const past = new Date(Date.now() - 1000);

  it('waits for its time', async () => {
    const before = await live();
    const id = await schedule(
      await draft({ support_email: 'later@everglow.example' }),
      new Date(Date.now() + 3_600_000),
    );
    expect(await publishDue()).toBe(0);
    expect(await live()).toBe(before);
    await api.running.app.get(Schedule).cancel(tenantId, id, OPERATOR);
    expect(await outcomeOf(id)).toMatchObject({ outcome: 'cancelled' });
  });

  it('goes live once, however many workers look', async () => {
    const revision = await draft({ support_email: 'due@everglow.example' });
    const id = await schedule(revision, past);
    const dealt = await Promise.all(Array.from({ length: 5 }, publishDue));
    expect(dealt.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await live()).toBe(revision);
    expect(await outcomeOf(id)).toMatchObject({ outcome: 'published' });
  });

  it('is refused with its reason where nobody approved its money, and the next one still goes', async () => {
    const money = await schedule(await draft({ gift_credits: 33 }), past);
    const words = await draft({ support_email: 'next@everglow.example' });
    await schedule(words, past);
    expect(await publishDue()).toBe(2);
    expect(await outcomeOf(money)).toMatchObject({
      outcome: 'refused',
      detail: expect.stringContaining('approval_needed') as string,
    });
    expect(await live()).toBe(words);
  });

  it('with approved money goes live', async () => {
    const revision = await draft({ gift_credits: 34 });
    const approver = { id: await idOf(REVIEWER), email: REVIEWER.email };
    await api.running.app.get(Revisions).approve(tenantId, revision, approver, () => Promise.resolve());
    await schedule(revision, past);
    await publishDue();
    expect(await live()).toBe(revision);
    await api.running.app.get(Releases).rollBack(tenantId, { base: revision, reason: 'Test' }, OPERATOR);
  });

  it('is refused where something else went live meanwhile', async () => {
    const id = await schedule(await draft({ support_email: 'first@everglow.example' }), past);
    const other = await draft({ support_email: 'other@everglow.example' });
    await api.running.app
      .get(Releases)
      .publish(tenantId, { revision: other, base: await live(), reason: 'Test' }, OPERATOR);
    await publishDue();
    expect(await outcomeOf(id)).toMatchObject({
      outcome: 'refused',
      detail: expect.stringContaining('base_moved') as string,
    });
    expect(await live()).toBe(other);
  });

  it('undoes no rollback of its revision, which somebody published by hand before', async () => {
    const base = await live();
    const revision = await draft({ support_email: 'early@everglow.example' });
    const id = await schedule(revision, new Date(Date.now() + 3_600_000));
    const releases = api.running.app.get(Releases);
    await releases.publish(tenantId, { revision, base, reason: 'Early' }, OPERATOR);
    await releases.rollBack(tenantId, { base: revision, reason: 'It was wrong' }, OPERATOR);
    expect(await live()).toBe(base);
    await rows(api, "update scheduled_release set publish_at = now() - interval '1 second' where id = $1", [id]);
    await publishDue();
    expect(await live()).toBe(base);
    expect(await outcomeOf(id)).toMatchObject({
      outcome: 'refused',
      detail: expect.stringContaining('live_meanwhile') as string,
    });
  });

  it('of support staff may change words', async () => {
    const revision = await draft({ support_phone: '+31 85 000 0042' }, SUPPORT);
    await schedule(revision, past, SUPPORT);
    await publishDue();
    expect(await live()).toBe(revision);
  });

  it.each([
    ['has left', 'update staff set disabled_at = now() where email = $1'],
    ['may publish nothing any more', "update staff set role = 'finance' where email = $1"],
    [
      'does not reach the tenant any more',
      'delete from staff_tenant t using staff s where t.staff_id = s.id and s.email = $1',
    ],
  ])('is refused where its author %s', async (_, change) => {
    const email = `author-${change.length}@manyhearts.example`;
    const person = { email, name: 'Robin Berg', role: 'support', tenantIds: [tenantId] } as const;
    await api.running.app.get(StaffTokens).add(person, OPERATOR);
    const author: Actor = { email, role: 'support' };
    const before = await live();
    const id = await schedule(await draft({ support_phone: `+31 85 000 0${change.length}` }, author), past, author);
    await rows(api, change, [email]);
    await publishDue();
    expect(await outcomeOf(id)).toMatchObject({
      outcome: 'refused',
      detail: expect.stringContaining('author_may_not_publish') as string,
    });
    expect(await live()).toBe(before);
  });

  it('that fails holds up no other, and is tried again later', async () => {
    const releases = api.running.app.get(Releases);
    const publish = releases.publishWithin.bind(releases);
    const broken = await draft({ support_email: 'broken@everglow.example' });
    const sound = await draft({ support_email: 'sound@everglow.example' });
    const id = await schedule(broken, new Date(Date.now() - 60_000));
    await schedule(sound, past);
    const publishing = jest
      .spyOn(releases, 'publishWithin')
      .mockImplementation((connection, tenant, request, actor) => {
        if (request.revision === broken) return Promise.reject(new Error('out of order'));
        return publish(connection, tenant, request, actor);
      });
    await expect(publishDue()).rejects.toThrow(id);
    expect(await live()).toBe(sound);
    expect(await outcomeOf(id)).toMatchObject({ outcome: null });
    // It is left alone for a while.
    expect(await publishDue()).toBe(0);
    expect(publishing).toHaveBeenCalledTimes(2);
    publishing.mockRestore();
    const now = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 2_500);
    expect(await publishDue()).toBe(1);
    clock.mockRestore();
    expect(await outcomeOf(id)).toMatchObject({ detail: expect.stringContaining('base_moved') as string });
  });

  it('cannot be cancelled twice, nor by another tenant', async () => {
    const id = await schedule(
      await draft({ support_email: 'gone@everglow.example' }),
      new Date(Date.now() + 3_600_000),
    );
    const cancel = (tenant: number): Promise<void> => api.running.app.get(Schedule).cancel(tenant, id, OPERATOR);
    await expect(cancel(tenantId + 1)).rejects.toThrow(ScheduleNotFound);
    await cancel(tenantId);
    await expect(cancel(tenantId)).rejects.toThrow(ScheduleNotFound);
  });
});
