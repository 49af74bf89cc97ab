import { type IncomingMessage } from 'node:http';
import { Controller, Get } from '@nestjs/common';
import { type Config } from '../config/config';
import { Endpoint, type EndpointRules, type Limit, perAddress, perStaff } from './endpoint';
import { type EarlyRequest, type FastPaths } from './fast-paths';
import { type RateLimits } from './rate-limits';
import { RequestContext, type StaffIdentity } from './site-request';
import { type StaffAuthenticator, type StaffCredential } from './staff-authenticator';
import { StaffFastPaths } from './staff-fast-paths';

const RULES = { scope: 'platform', permission: 'member.read', limit: perStaff(3, 60) } satisfies EndpointRules;
const TOKEN = 't'.repeat(43);
const config = { PUBLIC_PROTOCOL: 'http' } as Config;

let done: string[];
let refused: string | undefined;
let role: StaffIdentity['role'] | undefined;
beforeEach(() => {
  done = [];
  refused = undefined;
  role = 'support';
});

/** The answer of a route with these rules, and the order of what was asked meanwhile. */
async function ask(rules: EndpointRules, authorization: string | undefined = `Bearer ${TOKEN}`): Promise<unknown> {
  @Controller('api')
  class Declared {
    @Get('here')
    @Endpoint(rules)
    here(): void {}
  }
  const made: ((request: EarlyRequest) => Promise<object | undefined> | undefined)[] = [];
  const routes = new StaffFastPaths(
    { add: (_controller: object, _handler: string, make: (typeof made)[0]) => made.push(make) } as unknown as FastPaths,
    {
      takeFor: (_request: unknown, { max }: Limit, { what, id }: { what: string; id?: number }) => {
        done.push(`${what} ${String(id)} ${max}`);
        return Promise.resolve(what === refused ? 7 : 0);
      },
    } as unknown as RateLimits,
    {
      recall: ({ kind, secret }: StaffCredential) => {
        done.push(`${kind} ${secret}`);
        return role && { identity: { id: 5, role } };
      },
    } as unknown as StaffAuthenticator,
    config,
  );
  routes.add(new Declared(), 'here', (_request, { identity }) => Promise.resolve({ id: identity.id }));
  const context = new RequestContext(undefined, null, false, '192.0.2.1', true, undefined, undefined, config);
  return made[0]?.({ raw: { headers: { authorization } } as unknown as IncomingMessage, context, query: '' });
}

it('asks for somebody who was seen of late, once their office and they have a call left', async () => {
  expect(await ask(RULES)).toEqual({ id: 5 });
  expect(done).toEqual([`token ${TOKEN}`, '/api/here:GET:office undefined 60', '/api/here:GET 5 3']);
});

it.each(['/api/here:GET:office', '/api/here:GET'])(
  'leaves whoever has no call of %s left to the framework',
  async (what) => {
    refused = what;
    expect(await ask(RULES)).toBeUndefined();
  },
);

it('leaves to the framework whoever is not known, sends no token or lacks the permission', async () => {
  role = 'finance';
  expect(await ask(RULES)).toBeUndefined();
  role = undefined;
  expect(await ask(RULES)).toBeUndefined();
  done = [];
  expect(await ask(RULES, 'Bearer x')).toBeUndefined();
  expect(done).toEqual([]);
});

it.each<Partial<EndpointRules>>([
  { scope: 'tenant' },
  { permission: 'public' },
  { permission: 'member' },
  { permission: 'signed' },
  { stepUp: true },
  { limit: 'none' },
  { limit: perAddress(3, 60) },
])('is none of a route that declares %p', async (other) => {
  await expect(ask({ ...RULES, ...other })).rejects.toThrow('here is no route of staff');
});
