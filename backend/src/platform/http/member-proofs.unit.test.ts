import { type FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { type Statement } from '../database';
import { MEANT_MEMBER, isMeant } from './meant-member';
import { type MemberAuthenticator } from './member-authenticator';
import { MemberProofs } from './member-proofs';
import { type MemberIdentity } from './site-request';

const member: MemberIdentity = { id: 5, status: 'active', session: 's' };
const fresh: MemberIdentity = { ...member, session: 'fresh' };
const proof: Statement = { text: 'proof', values: [] };

let known: MemberIdentity | undefined;
let logged: unknown[];
const asked: string[] = [];
const logger = pino({ level: 'silent' });
const proofs = new MemberProofs(
  {
    authenticate: (token: string) => Promise.resolve(asked.push(token) > 0 ? known : undefined),
    recall: (token: string) => (asked.push(`recall ${token}`) > 0 && known ? member : undefined),
    prove: (token: string, { id }: MemberIdentity) => ({ ...proof, values: [token, id] }),
  } as unknown as MemberAuthenticator,
  logger,
);
beforeEach(() => {
  known = fresh;
  logged = [];
  asked.length = 0;
  jest.spyOn(logger, 'error').mockImplementation((...told: unknown[]) => void logged.push(told[0]));
});

const request = (token?: string, meant?: string): FastifyRequest =>
  ({
    context: { session: token === undefined ? undefined : { token, isOld: false } },
    headers: { [MEANT_MEMBER]: meant },
    routeOptions: { url: '/api/x' },
  }) as unknown as FastifyRequest;

it.each([
  [undefined, true],
  [null, true],
  ['5', true],
  ['6', false],
  ['', false],
  [5, false],
])('a page that names %p means member 5: %p', (said, answer) => {
  expect(isMeant(said, member)).toBe(answer);
});

describe('a member', () => {
  it('is whoever the session belongs to', async () => {
    const asking = request('token', '5');
    asking.claim = { token: 'token', member };
    expect(await proofs.authenticate(asking)).toBe(fresh);
    expect([asking.member, asking.claim, asked]).toEqual([fresh, undefined, ['token']]);
  });

  it('is nobody without a session, or with one that is over', async () => {
    await expect(proofs.authenticate(request())).rejects.toMatchObject({
      ...{ code: 'authentication_required', members: { authentication_required: true } },
    });
    expect(asked).toEqual([]);
    known = undefined;
    const asking = request('token');
    await expect(proofs.authenticate(asking)).rejects.toMatchObject({ code: 'authentication_required' });
    expect(asking.member).toBeUndefined();
  });

  it('is not asked to act for another one', async () => {
    const asking = request('token', '6');
    await expect(proofs.authenticate(asking)).rejects.toMatchObject({ code: 'other_member', kind: 'conflict' });
    expect(asking.member).toBeUndefined();
    expect([proofs.recall(asking), asking.claim]).toEqual([undefined, undefined]);
  });

  it('is recalled from a moment ago, to be proven by the work', () => {
    const asking = request('token', '5');
    expect(proofs.recall(asking)).toBe(member);
    expect([asking.claim, asking.member]).toEqual([{ token: 'token', member }, undefined]);
    expect(proofs.recall(request())).toBeUndefined();
    expect(asked).toEqual(['recall token']);
    known = undefined;
    const unknown = request('token');
    expect([proofs.recall(unknown), unknown.claim]).toEqual([undefined, undefined]);
  });
});

describe('work', () => {
  const proven = jest.fn((who: MemberIdentity) => Promise.resolve(`proven ${who.session}`));
  const proving = jest.fn<Promise<string | undefined>, [MemberIdentity, Statement]>();
  const claimed = (): FastifyRequest => Object.assign(request('token'), { claim: { token: 'token', member } });
  beforeEach(() => {
    proven.mockClear();
    proving.mockReset();
  });

  it('is done for a member who has been authenticated', async () => {
    expect(await proofs.run(Object.assign(request('token'), { member: fresh }), { proving, proven })).toBe(
      'proven fresh',
    );
    expect([proving.mock.calls, asked]).toEqual([[], []]);
    await expect(proofs.run(request('token'), { proving, proven })).rejects.toThrow('for members only');
  });

  it('is done with the proof in one go', async () => {
    proving.mockResolvedValue('at once');
    expect(await proofs.run(claimed(), { proving, proven })).toBe('at once');
    expect(proving.mock.calls).toEqual([[member, { text: 'proof', values: ['token', 5] }]]);
    expect([proven.mock.calls, asked, logged]).toEqual([[], [], []]);
  });

  it('is done again behind a round trip of its own where it did nothing', async () => {
    proving.mockResolvedValue(undefined);
    expect(await proofs.run(claimed(), { proving, proven })).toBe('proven fresh');
    expect([proven.mock.calls, asked, logged]).toEqual([[[fresh]], ['token'], []]);
  });

  it('fails where the proof does not hold and the session is over', async () => {
    known = undefined;
    proving.mockRejectedValue(Object.assign(new Error('division by zero'), { code: '22012' }));
    await expect(proofs.run(claimed(), { proving, proven })).rejects.toMatchObject({ code: 'authentication_required' });
    expect([proven.mock.calls, logged]).toEqual([[], []]);
  });

  it('is done again where it failed otherwise, which is told', async () => {
    const failure = new Error('away');
    proving.mockRejectedValue(failure);
    expect(await proofs.run(claimed(), { proving, proven })).toBe('proven fresh');
    expect(logged).toEqual([{ err: failure, route: '/api/x' }]);
    proving.mockRejectedValue(undefined);
    const nameless = Object.assign(claimed(), { routeOptions: {} });
    expect(await proofs.run(nameless, { proving, proven })).toBe('proven fresh');
    expect(logged[1]).toEqual({ err: undefined, route: '' });
  });
});
