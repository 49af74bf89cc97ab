import { type Database, type PlatformDatabase } from '../../../platform/database';
import { type Realtime } from '../../../platform/realtime';
import { runInTenant } from '../../../platform/tenancy';
import { hashOf } from '../secret-token';
import { NEW_ACCOUNT, Sessions } from './sessions';

const found = { id: 5, status: 'active', session: 's' } as const;
let answer: unknown[];
const query = jest.fn<Promise<unknown[]>, [text: string, values: unknown[]]>(() => Promise.resolve(answer));
const checkSessions = jest.fn();
const open = (): Sessions =>
  new Sessions(
    { query } as unknown as Database,
    { query } as unknown as PlatformDatabase,
    { checkSessions } as unknown as Realtime,
  );
const inTenant = <T>(work: () => T, tenant = 7): T => runInTenant(tenant, work);
beforeEach(() => {
  jest.clearAllMocks();
  answer = [];
});

it('recalls a member for as long as the last look found one, each brand by itself', async () => {
  const sessions = open();
  const recall = (tenant?: number) => inTenant(() => sessions.recall('token'), tenant);
  expect(recall()).toBeUndefined();
  answer = [found];
  expect(await inTenant(() => sessions.authenticate('token'))).toBe(found);
  expect([recall(), recall(8), inTenant(() => sessions.recall('other'))]).toEqual([found, undefined, undefined]);
  expect(query.mock.calls[0]?.[1]).toEqual([hashOf('token')]);
  answer = [];
  expect(await inTenant(() => sessions.authenticate('token'))).toBeUndefined();
  expect(recall()).toBeUndefined();
});

it('tells the open ones apart by where the database found them', async () => {
  const opened = ['a', 'b', 'c'].map((token, at) => ({ tenantId: at + 1, token }));
  answer = [
    { at: 0, is_over: true },
    { at: 2, is_over: false },
    { at: 9, is_over: true },
  ];
  expect(await open().standing(opened)).toEqual({ over: new Set([opened[0]]), away: new Set([opened[2]]) });
  expect(query.mock.calls[0]?.[1]).toEqual([[1, 2, 3], ['a', 'b', 'c'].map(hashOf)]);
});

it('looks on from the last snapshot and time', async () => {
  const members = [{ tenantId: 7, memberId: 5 }];
  answer = [{ snapshot: '12:15:', at: 'later', members }];
  const sessions = open();
  expect(await sessions.revoked({ snapshot: '10:12:', at: 'then' })).toEqual({
    ...{ until: { snapshot: '12:15:', at: 'later' }, members },
  });
  answer = [{ snapshot: '12:15:', at: 'later', members: null }];
  expect((await sessions.revoked({ snapshot: '10:12:' })).members).toEqual([]);
  expect(query.mock.calls.map(([, values]) => values)).toEqual([
    ['10', '10:12:', 'then'],
    ['10', '10:12:', null],
  ]);
  answer = [];
  await expect(sessions.revoked({ snapshot: '10:12:' })).rejects.toThrow('no snapshot');
});

it('has the open pages of an account looked at when a session of it has ended', () => {
  const sessions = open();
  for (const ended of [undefined, [], [{}], [{ account_id: '5' }]]) sessions.publishEnd(ended);
  expect(checkSessions).not.toHaveBeenCalled();
  sessions.publishEnd([{ account_id: 5 }]);
  sessions.publishRevocation(6);
  expect(checkSessions.mock.calls).toEqual([[5], [6]]);
});

it('opens a session for thirty days, for an account or for the one that the batch has just made', () => {
  const sessions = open();
  const uuid = expect.stringMatching(/^[\da-f-]{36}$/) as unknown;
  const known = sessions.open(5, 'Firefox');
  expect(known.statement.values).toEqual([hashOf(known.token), uuid, 'Firefox', 30, 5]);
  expect(known.statement.text).toContain('$2, $5, $3');
  const made = sessions.open(NEW_ACCOUNT, 'Firefox');
  expect(made.statement.values).toEqual([hashOf(made.token), uuid, 'Firefox', 30]);
  expect(made.statement.text).toContain("$2, current_id('profile_id'), $3");
  expect(made.token).not.toBe(known.token);
});

it('says how long a session goes on, and null of one that is over', async () => {
  answer = [{ seconds: 12 }];
  expect(await open().secondsLeft('token')).toBe(12);
  answer = [];
  expect(await open().secondsLeft('token')).toBeNull();
  expect(query.mock.calls[0]?.[1]).toEqual([hashOf('token')]);
});

it('names the session or account that a statement ends or renews', () => {
  const sessions = open();
  expect(sessions.prove('token', found).values).toEqual([hashOf('token'), 5, 'active']);
  expect(sessions.end('token').values).toEqual([hashOf('token')]);
  const { token, statement } = sessions.rotate('s');
  expect(statement.values).toEqual(['s', hashOf(token)]);
  expect(sessions.endAll(5).values).toEqual([5, null]);
  expect(sessions.endAll(5, 's').values).toEqual([5, 's']);
});
