import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { call, confirmed } from '../../../../test/support/meeting';
import { type Person, rows, startAccountsApi } from '../../../../test/support/people';
import { sessionOf, staffPost } from '../../../../test/support/staff-people';
import { type Actor } from '../../tenants';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(65);
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

function staff(method: 'get' | 'post', path: string, { who = OPERATOR, body = {} } = {}) {
  const request = api.on('console.localhost')[method](`/api/staff/${path}`);
  request.set({ authorization: tokens.get(who.email) ?? '' });
  return method === 'post' ? request.send(body) : request;
}
const inBrand = (rest: string, slug = FIRST): string => `tenants/${slug}/${rest}`;
const answer = (decision: number, outcome: string, { who = OPERATOR, slug = FIRST } = {}) =>
  staff('post', inBrand(`block-looks/${decision}/answer`, slug), { who, body: { outcome } });
const codeOf = (said: { status: number; body: unknown }) => [said.status, (said.body as { code: string }).code];

interface Block {
  readonly id: number;
  readonly account_id: number;
  readonly decided_by: string;
  readonly report: { readonly text: string; readonly reason: string } | null;
}
const waiting = async (slug = FIRST): Promise<readonly Block[]> =>
  ((await staff('get', inBrand('block-looks', slug)).expect(200)).body as { blocks: Block[] }).blocks;
const statusOf = async ({ id }: Person) =>
  (await rows(api, 'select status from account where id = $1', [id]))[0]?.['status'];

/** An act of staff on an account, whose file they have opened. */
async function act({ id }: Person, name: 'block' | 'unblock', who = OPERATOR): Promise<void> {
  const member = inBrand(`members/${id}`);
  await staff('post', `${member}/looks`, { who, body: { reason: 'sign_in' } });
  await staff('post', `${member}/${name}`, { who, body: { reason: 'Sends links' } }).expect(204);
}

/** A member whom support has blocked, after a report or on its own; answers them and the decision. */
async function blocked(isReported = true): Promise<{ about: Person; decision: number }> {
  const [by, about] = [await confirmed(api), await confirmed(api)];
  if (isReported) {
    await call(api, 'post', 'reports', by.cookie).send({ profile: about.id, reason: 'scam', text: 'Wants money' });
    const [report] = await rows(api, 'select id from report where profile_id = $1', [about.id]);
    const body = { outcome: 'member_blocked' };
    await staff('post', inBrand(`reports/${String(report?.['id'])}/closed`), { who: SUPPORT, body }).expect(204);
  } else {
    await act(about, 'block', SUPPORT);
  }
  const [made] = await rows(api, "select id from decision where account_id = $1 and kind = 'member_blocked'", [
    about.id,
  ]);
  return { about, decision: Number(made?.['id']) };
}

describe('a block of an account', () => {
  it('waits for a second person, with what was reported, and is counted as work', async () => {
    const { about, decision } = await blocked();
    expect((await waiting()).find(({ id }) => id === decision)).toMatchObject({
      ...{ account_id: about.id, decided_by: SUPPORT.email },
      report: { reason: 'scam', text: 'Wants money' },
    });
    const own = await blocked(false);
    expect((await waiting()).find(({ id }) => id === own.decision)?.report).toBeNull();
    const { queues } = (await staff('get', 'work')).body as { queues: { queue: string; open: number }[] };
    expect(queues.find(({ queue }) => queue === 'block_looks')).toMatchObject({ open: (await waiting()).length });
    expect(await waiting(SECOND)).toEqual([]);
  });

  it('is looked at by somebody of the same team, and not by whoever made the account that blocked', async () => {
    const olivia = await sessionOf(api, OPERATOR.email);
    const [ada, ben]: Actor[] = ['ada', 'ben'].map((name) => ({ email: `${name}@team.example`, role: 'support' }));
    for (const one of [ada, ben] as Actor[]) {
      const { email, role } = one;
      await staffPost(api, '/people', olivia)
        .send({ email, name: 'Robin Berg', role, tenants: [FIRST] })
        .expect(201);
      tokens.set(email, await tokenOf(api, one));
    }
    const about = await confirmed(api);
    await act(about, 'block', ada);
    const [made] = await rows(api, 'select id from decision where account_id = $1', [about.id]);
    const decision = Number(made?.['id']);
    expect(codeOf(await answer(decision, 'upheld'))).toEqual([403, 'block_needs_another']);
    expect((await answer(decision, 'upheld', { who: ben })).status).toBe(204);
  });

  it('is never looked at by whoever blocked, nor given to them', async () => {
    const { decision } = await blocked();
    expect(codeOf(await answer(decision, 'reversed', { who: SUPPORT }))).toEqual([403, 'block_needs_another']);
    const { claims } = (
      await staff('post', 'work-claims', { who: SUPPORT, body: { queue: 'block_looks', most: 20 } }).expect(200)
    ).body as { claims: { item: string }[] };
    expect(claims).toEqual([]);
  });

  it('stands where a second person agrees: of several at the same time one answers', async () => {
    const { about, decision } = await blocked();
    const answers = await Promise.all([1, 2, 3].map(() => answer(decision, 'upheld')));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await statusOf(about)).toBe('blocked');
    expect((await waiting()).map(({ id }) => id)).not.toContain(decision);
    expect(
      await rows(api, "select actor from audit_entry where action = 'block_look.upheld' and subject = $1", [
        `account:${about.id}`,
      ]),
    ).toEqual([{ actor: OPERATOR.email }]);
  });

  it('is lifted at once where it was wrong, and the decision has ended', async () => {
    const { about, decision } = await blocked();
    await answer(decision, 'reversed').expect(204);
    expect(await statusOf(about)).toBe('active');
    const [row] = await rows(api, 'select ended_by, look_outcome from decision where id = $1', [decision]);
    expect(row).toEqual({ ended_by: OPERATOR.email, look_outcome: 'reversed' });
    expect(codeOf(await answer(decision, 'upheld'))).toEqual([404, 'block_look_not_found']);
  });

  it('that has ended waits no longer, and a warning never does', async () => {
    const { about, decision } = await blocked();
    await act(about, 'unblock');
    expect((await waiting()).map(({ id }) => id)).not.toContain(decision);
    expect(codeOf(await answer(decision, 'upheld'))).toEqual([404, 'block_look_not_found']);
    expect(await rows(api, "select from decision where kind <> 'member_blocked' and needs_look")).toEqual([]);
  });

  it('of another brand, or nonsense, is none', async () => {
    const { decision } = await blocked();
    expect((await answer(decision, 'upheld', { slug: SECOND })).status).toBe(404);
    expect((await answer(decision, 'x')).status).toBe(422);
    for (const id of [0, 999_999_999]) expect((await answer(id, 'upheld')).status).toBe(404);
    await api
      .on('console.localhost')
      .get(`/api/staff/${inBrand('block-looks')}`)
      .expect(401);
  });
});
