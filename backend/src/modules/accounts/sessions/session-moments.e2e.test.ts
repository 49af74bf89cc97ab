import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import { copyToTenant } from '../../../../test/support/copy-to-tenant';
import { within } from '../../../../test/support/credits';
import { confirmed } from '../../../../test/support/meeting';
import { type Person, rows, startAccountsApi } from '../../../../test/support/people';
import { type Connection, Database, PlatformDatabase } from '../../../platform/database';
import { type OpenedSession, type Revoked, type RevokedSince } from '../../../platform/http';
import { type Realtime } from '../../../platform/realtime';
import { Sessions } from './sessions';

let api: TestApi;
let [here, there] = [0, 0];
beforeAll(async () => {
  api = await startAccountsApi(29);
  [here, there] = (await Promise.all([FIRST, SECOND].map(tenantOf))) as [number, number];
});
afterAll(() => api.close());

const tenantOf = async (slug: string): Promise<number> =>
  Number((await rows(api, 'select id from tenant where slug = $1', [slug]))[0]?.['id']);
const tokenOf = ({ cookie }: Person): string => cookie.slice('session='.length);
const opened = (person: Person, tenantId = here): OpenedSession => ({ tenantId, token: tokenOf(person) });
const database = (): Database => api.running.app.get(Database);
const platform = (): PlatformDatabase => api.running.app.get(PlatformDatabase);

/** Looks by a connection: within its transaction the clock stands still. */
const sessionsOf = (connection: Connection): Sessions =>
  new Sessions(database(), connection as PlatformDatabase, {} as Realtime);
const inOneMoment = <Result>(work: (sessions: Sessions, connection: Connection) => Promise<Result>) =>
  platform().transaction((connection) => work(sessionsOf(connection), connection));

describe('a session', () => {
  it('is over at the very moment at which it expires', async () => {
    const person = await confirmed(api);
    const token = tokenOf(person);
    const sessions = sessionsOf(platform());
    const lookAt = (left: string) =>
      within(api, () =>
        database().transaction(async () => {
          await database().query('update session set expires_at = now() + $2::interval where account_id = $1', [
            ...[person.id, left],
          ]);
          return [await sessions.authenticate(token), await sessions.secondsLeft(token)];
        }),
      );
    expect(await lookAt('1 microsecond')).toEqual([expect.objectContaining({ id: person.id }), 1]);
    expect(await lookAt('0')).toEqual([undefined, null]);
    expect(await lookAt('59.5 seconds')).toEqual([expect.anything(), 60]);
  });

  it('is proven for its own member, status and time, and nothing else', async () => {
    const [person, other] = [await confirmed(api), await confirmed(api)];
    const sessions = sessionsOf(platform());
    const prove = (id: number, left = '1 microsecond', status = 'active'): Promise<boolean> =>
      within(api, () =>
        database().transaction(async () => {
          await database().query('update session set expires_at = now() + $2::interval where account_id = $1', [
            ...[person.id, left],
          ]);
          const { text, values } = sessions.prove(tokenOf(person), { id, status, session: '' } as never);
          await database().query(text, values);
        }),
      ).then(
        () => true,
        (error: unknown) => {
          expect(error).toMatchObject({ code: '22012' });
          return false;
        },
      );
    expect(await prove(person.id)).toBe(true);
    expect(await prove(person.id, '0')).toBe(false);
    expect(await prove(person.id, '1 hour', 'not_confirmed')).toBe(false);
    expect(await prove(other.id)).toBe(false);
  });
});

describe('of open streams', () => {
  it('those are over whose session has ended or expired, or whose account is closed', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => confirmed(api)));
    const [open, last, expired, ended, blocked] = people as [Person, Person, Person, Person, Person];
    const { over, away, streams } = await inOneMoment(async (sessions, connection) => {
      await connection.execute('update session set seen_at = now()');
      const expiresIn = (left: string, { id }: Person) =>
        connection.execute('update session set expires_at = now() + $2::interval where account_id = $1', [id, left]);
      await expiresIn('1 microsecond', last);
      await expiresIn('0', expired);
      await connection.execute('delete from session where account_id = $1', [ended.id]);
      await connection.execute("update account set status = 'blocked' where id = $1", [blocked.id]);
      const streams = [open, last, expired, ended, blocked].map((person) => opened(person));
      return { ...(await sessions.standing(streams)), streams };
    });
    expect([over, away]).toEqual([new Set(streams.slice(2)), new Set()]);
  });

  it('those are away whose member no page has seen for seven minutes, whoever else was seen', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => confirmed(api)));
    const [here1, gone, twin] = people as [Person, Person, Person];
    await copyToTenant(api, twin, SECOND);
    const streams = people.map((person) => opened(person));
    const { over, away } = await inOneMoment(async (sessions, connection) => {
      await connection.execute("update session set seen_at = now() - interval '7 minutes'");
      const seen =
        "update session set seen_at = now() - interval '6:59.999999' where account_id = $1 and tenant_id = $2";
      await connection.execute(seen, [here1.id, here]);
      await connection.execute(seen, [twin.id, there]);
      return sessions.standing(streams);
    });
    expect(streams[1]).toEqual(opened(gone));
    expect([over, away]).toEqual([new Set(), new Set(streams.slice(1))]);
  });
});

describe('a look at what was revoked', () => {
  const now = async (): Promise<RevokedSince> => (await sessionsOf(platform()).revoked({ snapshot: '1:1:' })).until;
  const membersSince = async (since: RevokedSince): Promise<number[]> =>
    (await sessionsOf(platform()).revoked(since)).members.map(({ memberId }) => memberId);

  it('finds what was committed since, also by a transaction that began before, and nothing twice', async () => {
    const [slow, quick] = [await confirmed(api), await confirmed(api)];
    const before = await now();
    const between = await platform().transaction(async (connection) => {
      await connection.execute('delete from session where account_id = $1', [slow.id]);
      await rows(api, 'delete from session where account_id = $1', [quick.id]);
      expect(await membersSince(before)).toEqual([quick.id]);
      const between = await now();
      expect(await membersSince(between)).toEqual([]);
      return between;
    });
    expect(await membersSince(between)).toEqual([slow.id]);
    expect(await membersSince(await now())).toEqual([]);
  });

  it('finds sessions from the moment at which they expire, once, and at the first look those of ten seconds', async () => {
    const person = await confirmed(api);
    const { snapshot } = await now();
    const expired = (ago: string, at?: string): Promise<Revoked['members']> =>
      inOneMoment(async (sessions, connection) => {
        await connection.execute('update session set expires_at = now() - $2::interval where account_id = $1', [
          ...[person.id, ago],
        ]);
        const [row] = await connection.query<{ at: string }>('select (now() - $1::interval)::text as at', [at ?? '0']);
        const { members } = await sessions.revoked({ snapshot, ...(at !== undefined && row && { at: row.at }) });
        return members.filter(({ memberId }) => memberId === person.id);
      });
    const found = { tenantId: here, memberId: person.id };
    expect(await expired('-1 microsecond', '1 hour')).toEqual([]);
    expect(await expired('0', '1 hour')).toEqual([found]);
    expect(await expired('1 hour', '1 hour')).toEqual([]);
    expect(await expired('59:59.999999', '1 hour')).toEqual([found]);
    expect(await expired('9.999999 seconds')).toEqual([found]);
    expect(await expired('10 seconds')).toEqual([]);
  });
});
