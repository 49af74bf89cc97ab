import { type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyRequest } from 'fastify';
import { type Config } from '../config/config';
import { type Site } from '../tenancy';
import { ENDPOINT_RULES, type EndpointRules, type Limit, perAddress, perMember, perStaff } from './endpoint';
import { EndpointGuard } from './endpoint.guard';
import { type MemberProofs } from './member-proofs';
import { type RateLimits } from './rate-limits';
import { RequestContext, type MemberIdentity, type StaffIdentity } from './site-request';

const PUBLIC: EndpointRules = { scope: 'tenant', permission: 'public', limit: 'none' };
const TOKEN = 't'.repeat(43);
const config = { PUBLIC_PROTOCOL: 'http' } as Config;
const member: MemberIdentity = { id: 5, status: 'active', session: 's' };
const person: StaffIdentity = {
  id: 1,
  email: 'a@b.example',
  name: 'A',
  role: 'operator',
  people: { ids: [1], areAll: true },
};

let done: string[];
let wait: number;
let recalled: MemberIdentity | undefined;
let staff: StaffIdentity | undefined;
/** The order in which the guard asks, and whom by what. */
const note = <T>(what: string, answer: T): T => {
  done.push(what);
  return answer;
};
const guard = new EndpointGuard(
  new Reflector(),
  {
    takeFor: (_request: unknown, limit: Limit, { what, id }: { what: string; id?: number }) =>
      Promise.resolve(
        note(`take ${what} ${limit.by} ${String(id)}${limit.by === 'staff' ? ` ${limit.max}` : ''}`, wait),
      ),
  } as unknown as RateLimits,
  {
    authenticate: ({ kind, secret }) => Promise.resolve(note(`${kind} ${secret}`, staff)),
    recall: () => undefined,
  },
  {
    recall: () => note('recall', recalled),
    authenticate: () => Promise.resolve(note('authenticate', member)),
  } as unknown as MemberProofs,
  config,
);

beforeEach(() => {
  done = [];
  wait = 0;
  recalled = undefined;
  staff = person;
});

interface Asked extends Partial<FastifyRequest> {
  /** Undefined on the console's host. */
  readonly site?: Site | undefined;
  readonly cookies?: string;
}

const header = jest.fn();
function ask(rules: EndpointRules | undefined, asked: Asked = {}) {
  const { cookies, ...more } = asked;
  const site = 'site' in asked ? asked.site : ({ id: 7 } as Site);
  const context = new RequestContext(site, 1, false, '192.0.2.1', true, cookies, undefined, config);
  const request = { method: 'GET', headers: { host: 'a.example' }, routeOptions: { url: '/api/x' }, context, ...more };
  const handler = (): void => undefined;
  if (rules) Reflect.defineMetadata(ENDPOINT_RULES, rules, handler);
  const execution = {
    getHandler: () => handler,
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => ({ header }) }),
  } as unknown as ExecutionContext;
  const answer = async (): Promise<boolean> => guard.canActivate(execution);
  return { answer: answer(), request: request as unknown as FastifyRequest, execution };
}
const codeOf = async (...call: Parameters<typeof ask>): Promise<string> =>
  ask(...call).answer.then(
    () => 'open',
    (refusal: unknown) => {
      const { code, retryAfter } = refusal as { code: string; retryAfter?: number };
      return [code, retryAfter].filter(Boolean).join(' ');
    },
  );

it('opens a route where it is declared to be', async () => {
  const scoped = (scope: EndpointRules['scope']): EndpointRules => ({ ...PUBLIC, scope });
  expect(await codeOf(undefined)).toBe('not_found');
  expect(await codeOf(scoped('tenant'))).toBe('open');
  expect(await codeOf(scoped('platform'))).toBe('not_found');
  expect(await codeOf(scoped('everywhere'))).toBe('open');
  expect(await codeOf(scoped('tenant'), { site: undefined })).toBe('not_found');
  expect(await codeOf(scoped('platform'), { site: undefined })).toBe('open');
  expect(await codeOf(scoped('everywhere'), { site: undefined })).toBe('open');
});

it('lets other sites’ pages read what is public, and change nothing', async () => {
  const foreign = { headers: { host: 'a.example', 'sec-fetch-site': 'cross-site' } };
  const answers = async (rules: EndpointRules): Promise<string[]> =>
    Promise.all(['GET', 'HEAD', 'POST', 'DELETE'].map((method) => codeOf(rules, { ...foreign, method })));
  const denied = 'cross_site_request';
  expect(await answers(PUBLIC)).toEqual(['open', 'open', denied, denied]);
  expect(await answers({ ...PUBLIC, ownPagesOnly: true })).toEqual([denied, denied, denied, denied]);
  expect(await codeOf(PUBLIC, { method: 'POST' })).toBe('open');
  expect(done).toEqual([]);
});

it('answers at once where there is nothing to check', () => {
  expect(guard.canActivate(ask(PUBLIC).execution)).toBe(true);
});

it('limits by address before it asks who it is', async () => {
  const limited: EndpointRules = { ...PUBLIC, limit: perAddress(1, 60) };
  expect(await codeOf(limited)).toBe('open');
  expect(await codeOf({ ...limited, permission: 'signed' })).toBe('open');
  expect(await codeOf({ ...limited, permission: 'member' })).toBe('open');
  expect(done).toEqual([...Array<string>(3).fill('take /api/x:GET address undefined'), 'authenticate']);
  done = [];
  wait = 9;
  expect(await codeOf({ ...limited, permission: 'member' })).toBe('too_many_requests 9');
  expect(done).toEqual(['take /api/x:GET address undefined']);
  expect(await codeOf(limited, { routeOptions: {} as FastifyRequest['routeOptions'] })).toBe('too_many_requests 9');
  expect(done.at(-1)).toBe('take :GET address undefined');
});

it('limits by member once it knows who it is', async () => {
  const rules: EndpointRules = { ...PUBLIC, permission: 'member', limit: perMember(1, 60) };
  expect(await codeOf(rules)).toBe('open');
  expect(done).toEqual(['authenticate', 'take /api/x:GET member 5']);
  done = [];
  expect(await codeOf({ ...rules, limit: 'none' })).toBe('open');
  expect(done).toEqual(['authenticate']);
  wait = 9;
  done = [];
  expect(await codeOf(rules)).toBe('too_many_requests 9');
  expect(done).toEqual(['authenticate', 'take /api/x:GET member 5']);
});

it('lets a member through who was found of late, where the handler proves it', async () => {
  const rules: EndpointRules = { ...PUBLIC, permission: 'member', limit: perMember(1, 60) };
  recalled = { ...member, id: 6 };
  expect(await codeOf(rules)).toBe('open');
  expect(done).toEqual(['authenticate', 'take /api/x:GET member 5']);
  done = [];
  expect(await codeOf({ ...rules, provenInFlight: true })).toBe('open');
  expect(done).toEqual(['recall', 'take /api/x:GET member 6']);
  recalled = undefined;
  done = [];
  expect(await codeOf({ ...rules, provenInFlight: true })).toBe('open');
  expect(done).toEqual(['recall', 'authenticate', 'take /api/x:GET member 5']);
});

it('proves a member who is over the limit before it says so', async () => {
  const rules: EndpointRules = { ...PUBLIC, permission: 'member', limit: perMember(1, 60), provenInFlight: true };
  recalled = member;
  wait = 9;
  expect(await codeOf(rules, { claim: { token: TOKEN, member } })).toBe('too_many_requests 9');
  expect(done).toEqual(['recall', 'take /api/x:GET member 5', 'authenticate']);
});

describe('a refusal', () => {
  const staffOnly: EndpointRules = { scope: 'everywhere', permission: 'tenant.approve', limit: 'none' };
  const cookies = `staff=${TOKEN}`;

  it.each<[kind: string, code: string, StaffIdentity | undefined, ...Parameters<typeof ask>]>([
    ['absent', 'not_found', person, undefined],
    ['denied', 'cross_site_request', person, PUBLIC, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }],
    ['limited', 'too_many_requests', person, { ...PUBLIC, limit: perAddress(1, 60) }],
    ['unauthenticated', 'staff_token_needed', person, staffOnly],
    ['denied', 'permission_denied', { ...person, role: 'support' }, staffOnly, { cookies }],
    ['denied', 'staff_session_needed', person, { ...staffOnly, stepUp: true }, { cookies }],
    ['denied', 'second_factor_needed', { ...person, session: 's' }, { ...staffOnly, stepUp: true }, { cookies }],
  ])('is of the kind that its status follows from: %s, %s', async (kind, code, identity, ...asked) => {
    staff = identity;
    wait = 9;
    await expect(ask(...asked).answer).rejects.toMatchObject({ kind, code });
  });
});

describe('staff', () => {
  const STAFF: EndpointRules = { scope: 'platform', permission: 'tenant.read', limit: 'none' };
  const console_ = { site: undefined };
  const bearer = (value: string): Asked => ({ ...console_, headers: { host: 'c', authorization: value } });

  it('come with a token', async () => {
    const { answer, request } = ask(STAFF, bearer(`Bearer ${TOKEN}`));
    expect(await answer).toBe(true);
    expect([done, request.staff]).toEqual([[`token ${TOKEN}`], person]);
    for (const length of [20, 200]) expect(await codeOf(STAFF, bearer(`Bearer ${'x'.repeat(length)}`))).toBe('open');
  });

  it('come with a session', async () => {
    const { answer, request } = ask(STAFF, { ...console_, cookies: `staff=${TOKEN}` });
    expect(await answer).toBe(true);
    expect([done, request.staff]).toEqual([[`session ${TOKEN}`], person]);
  });

  it.each([
    '',
    TOKEN,
    `Basic ${TOKEN}`,
    `Bearer ${'x'.repeat(19)}`,
    `Bearer ${'x'.repeat(201)}`,
    `Bearer ${TOKEN} x`,
    `Bearer ${TOKEN}+`,
    `x Bearer ${TOKEN}`,
  ])('are nobody with “%s”, session or not', async (authorization) => {
    expect(await codeOf(STAFF, { ...bearer(authorization), cookies: `staff=${TOKEN}` })).toBe('staff_token_needed');
    expect(done).toEqual([]);
  });

  it('are asked to sign in where nobody is found', async () => {
    header.mockClear();
    expect(await codeOf(STAFF, console_)).toBe('staff_token_needed');
    expect(header.mock.calls).toEqual([['www-authenticate', 'Bearer']]);
    staff = undefined;
    expect(await codeOf(STAFF, bearer(`Bearer ${TOKEN}`))).toBe('staff_token_needed');
    expect(await codeOf(STAFF, { ...console_, cookies: `staff=${TOKEN}` })).toBe('staff_token_needed');
    const { request, answer } = ask(STAFF, console_);
    await expect(answer).rejects.toThrow('Sign in with both factors');
    expect(request.staff).toBeUndefined();
  });

  it('are limited by address before their token is looked at', async () => {
    wait = 9;
    expect(await codeOf({ ...STAFF, limit: perAddress(1, 60) }, bearer(`Bearer ${TOKEN}`))).toBe('too_many_requests 9');
    expect(done).toEqual(['take /api/x:GET address undefined']);
  });

  it('are limited by person, and an office, whose address they share, by a multiple', async () => {
    const limited = { ...STAFF, limit: perStaff(10, 60) };
    expect(await codeOf(limited, bearer(`Bearer ${TOKEN}`))).toBe('open');
    expect(done).toEqual([
      'take /api/x:GET:office staff undefined 200',
      `token ${TOKEN}`,
      'take /api/x:GET staff 1 10',
    ]);
    done = [];
    staff = undefined;
    expect(await codeOf(limited, bearer(`Bearer ${TOKEN}`))).toBe('staff_token_needed');
    wait = 9;
    expect(await codeOf(limited, bearer(`Bearer ${TOKEN}`))).toBe('too_many_requests 9');
    expect(done.at(-1)).toBe('take /api/x:GET:office staff undefined 200');
  });

  const SUPPORT = [
    ...['tenant.read', 'tenant.write', 'tenant.publish', 'member.read', 'member.write', 'member.credit', 'staff.self'],
    ...['payment.read', 'payment.refund'],
  ] as const;
  const OPERATOR = [
    ...SUPPORT,
    'tenant.approve',
    'domain.write',
    'member.delete',
    'payment.books',
    'payment.connect',
    'discount.write',
    'staff.write',
  ] as const;

  it('may do what their role may', async () => {
    const allowed = async (role: StaffIdentity['role']): Promise<string[]> => {
      staff = { ...person, role };
      const opened: string[] = [];
      for (const permission of OPERATOR as readonly Exclude<EndpointRules['permission'], 'public'>[]) {
        const code = await codeOf({ ...STAFF, permission }, bearer(`Bearer ${TOKEN}`));
        if (code === 'open') opened.push(permission);
        else expect(code).toBe('permission_denied');
      }
      return opened;
    };
    expect(await allowed('operator')).toEqual([...OPERATOR]);
    expect(await allowed('support')).toEqual([...SUPPORT]);
  });

  it('hand out access only with a second factor that was given of late', async () => {
    const strict: EndpointRules = { ...STAFF, stepUp: true };
    const answers = (identity: Partial<StaffIdentity>): Promise<string> => {
      staff = { ...person, ...identity };
      return codeOf(strict, { ...console_, cookies: `staff=${TOKEN}` });
    };
    jest.useFakeTimers({ now: 1_000_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const until = (ms: number): Partial<StaffIdentity> => ({ session: 's', secondFactorUntil: new Date(ms) });
    expect(await answers({})).toBe('staff_session_needed');
    expect(await answers({ secondFactorUntil: new Date(1_000_001) })).toBe('staff_session_needed');
    expect(await answers({ session: 's' })).toBe('second_factor_needed');
    expect(await answers({ session: 's', secondFactorUntil: null })).toBe('second_factor_needed');
    expect(await answers(until(999_999))).toBe('second_factor_needed');
    expect(await answers(until(1_000_000))).toBe('second_factor_needed');
    expect(await answers(until(1_000_001))).toBe('open');
    jest.useRealTimers();
    staff = person;
    expect(await codeOf(STAFF, { ...console_, cookies: `staff=${TOKEN}` })).toBe('open');
  });
});
