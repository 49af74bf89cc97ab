import { join } from 'node:path';
import { runToEnd } from '../../../../infra/local/process/child';
import { openLog } from '../../../../infra/local/process/log';
import { buildStale } from '../../../../infra/local/stack/build';
import { checkout, stateFolder } from '../../../../infra/local/state';
import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../test/support/api';
import { confirmed } from '../../../test/support/meeting';
import { PASSWORD, rows, startAccountsApi } from '../../../test/support/people';
import { pushKeyOf } from '../../../test/support/push-subscriptions';
import { CONSOLE, enrolledStaff, staffPost, staffSignIn } from '../../../test/support/staff-people';
import { openStream } from '../../../test/support/stream';
import { PostbackSignatures } from '../../modules/traffic';
import { DataKeys } from '../../platform/data-keys';
import { SiteDirectory } from '../../platform/tenancy';
import { runCommandLine } from './command-line';

const BY_OPERATOR = ['--author', OPERATOR.email];

let api: TestApi;
const environment = process.env;
beforeAll(async () => {
  const log = openLog(join(stateFolder(), 'logs'), () => undefined);
  await buildStale('command line', log, () => undefined);
  await log.close();
  api = await startAccountsApi(35);
});
afterAll(() => api.close());
afterEach(() => {
  process.env = environment;
  jest.restoreAllMocks();
});

interface Outcome {
  readonly code: number | null;
  readonly lines: readonly string[];
}

/** Runs the command line in this process: one of its own takes seconds to start. One after the other. */
async function run(...args: string[]): Promise<Outcome> {
  const said: string[] = [];
  const hear = (line: unknown): void => void said.push(String(line));
  jest.spyOn(console, 'log').mockImplementation(hear);
  jest.spyOn(console, 'error').mockImplementation(hear);
  process.env = { ...environment, ...settingsOf(api) };
  const code = await runCommandLine(args);
  return { code, lines: said.join('\n').split('\n') };
}

const settingsOf = ({ config }: TestApi): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [name, String(value)]));

/** Runs the built command line in a process of its own, as `npm run staff` and `npm run tenants` start it. */
async function runBuilt(...args: string[]): Promise<Outcome> {
  const { code, output } = await runToEnd({
    command: process.execPath,
    args: ['dist/backend/src/entrypoints/cli.js', ...args],
    cwd: checkout,
    env: { PATH: environment['PATH'], ...settingsOf(api) },
  });
  return { code, lines: output.split('\n') };
}
const audited = (action: string) =>
  rows(api, 'select actor, subject from audit_entry where action = $1 and subject <> actor order by id', [action]);

describe('staff invite', () => {
  it('makes somebody new and prints an invitation that sets a password', async () => {
    const email = 'iris@manyhearts.example';
    const about = ['--email', email, '--name', 'Iris Berg', '--role', 'support', '--tenants', FIRST];
    const { code, lines } = await runBuilt('staff', 'invite', ...about, ...BY_OPERATOR);
    expect(code).toBe(0);
    expect(lines).toEqual([
      `${email} is support now.`,
      expect.stringMatching(/^[\w-]{43}$/) as string,
      expect.stringMatching(/^It is told this once, and sets a password until \d{4}-\d\d-\d\dT[\d:.]+Z\.$/) as string,
    ]);
    await staffPost(api, '/invitation').send({ token: lines[1], password: PASSWORD }).expect(204);
    expect((await staffSignIn(api, email).expect(200)).body).toEqual({ next: 'enrolment', has_passkey: false });
    expect(await audited('staff.invited')).toEqual([{ actor: OPERATOR.email, subject: email }]);
  });

  it('wants an author, and invites nobody without', async () => {
    const { code, lines } = await runBuilt('staff', 'invite', '--email', SUPPORT.email);
    expect([code, lines[0]]).toEqual([1, '--author is missing.']);
    const invited = 'select from staff_invitation i join staff s on s.id = i.staff_id where s.email = $1';
    expect(await rows(api, invited, [SUPPORT.email])).toEqual([]);
  });
});

describe('staff confirm', () => {
  it('is refused while others can confirm, and for whoever is not ready', async () => {
    const email = 'kim@manyhearts.example';
    await enrolledStaff(api, email);
    const { code, lines } = await run('staff', 'confirm', '--email', email);
    expect([code, lines[0]]).toEqual([1, expect.stringMatching(/^others_can_confirm: /)]);
    const early = await run('staff', 'confirm', '--email', SUPPORT.email);
    expect([early.code, early.lines[0]]).toEqual([1, expect.stringMatching(/^staff_not_ready: /)]);
  });

  it('makes the first two people who may approve', async () => {
    await rows(api, 'update staff set founder = false');
    const email = 'ida@manyhearts.example';
    await enrolledStaff(api, email);
    const { code, lines } = await run('staff', 'confirm', '--email', email);
    expect([code, lines[0]]).toEqual([0, expect.stringMatching(/^ida@manyhearts.example may approve from \d{4}-/)]);
    expect(
      await rows(api, 'select approves_from <= now() as may, founder from staff where email = $1', [email]),
    ).toEqual([{ may: true, founder: true }]);
  });
});

describe('staff disable', () => {
  it('ends tokens and sessions, by whoever is a member of staff', async () => {
    const email = 'gus@manyhearts.example';
    const { cookie } = await enrolledStaff(api, email);
    const authorization = await tokenOf(api, { email, role: 'operator' });
    const isIn = () =>
      Promise.all([
        api.on(CONSOLE).get('/api/staff/me').set('cookie', cookie),
        api.on(CONSOLE).get('/api/staff/me').set({ authorization }),
      ]).then((answers) => answers.map(({ status }) => status));
    const stranger = await run('staff', 'disable', '--email', email, '--author', 'nobody@manyhearts.example');
    expect([stranger.code, stranger.lines[0]]).toEqual([1, 'nobody@manyhearts.example is no member of staff.']);
    expect(await isIn()).toEqual([200, 200]);
    const { code, lines } = await run('staff', 'disable', '--email', email, ...BY_OPERATOR);
    expect([code, lines]).toEqual([0, [`${email} is disabled; tokens and sessions have ended.`]]);
    expect(await isIn()).toEqual([401, 401]);
    await staffSignIn(api, email).expect(401);
    expect(await audited('staff.disabled')).toEqual([{ actor: OPERATOR.email, subject: email }]);
  });
});

describe('staff reset-second-factor', () => {
  it('has the next sign-in set up a new one', async () => {
    const email = 'lou@manyhearts.example';
    const { cookie } = await enrolledStaff(api, email);
    expect((await staffSignIn(api, email).expect(200)).body).toEqual({ next: 'second_factor', has_passkey: false });
    const { code, lines } = await run('staff', 'reset-second-factor', '--email', email, ...BY_OPERATOR);
    expect([code, lines]).toEqual([
      0,
      [`${email} sets up a new second factor at the next sign-in; sessions and tokens have ended.`],
    ]);
    await api.on(CONSOLE).get('/api/staff/me').set('cookie', cookie).expect(401);
    expect((await staffSignIn(api, email).expect(200)).body).toEqual({ next: 'enrolment', has_passkey: false });
    expect(await audited('staff.second_factor_reset')).toEqual([{ actor: OPERATOR.email, subject: email }]);
  });
});

describe('tenants postback-secret', () => {
  const secretFor = (...args: string[]) => run('tenants', 'postback-secret', ...args);

  it('tells operators what a network checks our signatures with, and is written down', async () => {
    const [first] = await rows(api, 'select id from tenant where slug = $1', [FIRST]);
    const secret = new PostbackSignatures(api.running.app.get(DataKeys)).secret(Number(first?.['id']), 'acme');
    const { code, lines } = await secretFor(FIRST, '--network', 'acme', ...BY_OPERATOR);
    expect([code, lines]).toEqual([0, [secret]]);
    expect(await audited('postback.secret_shown')).toEqual([{ actor: OPERATOR.email, subject: 'acme' }]);
  });

  it('tells nothing to support, or of a brand that there is not', async () => {
    const support = await secretFor(FIRST, '--network', 'other', '--author', SUPPORT.email);
    expect([support.code, support.lines[0]]).toEqual([1, 'Only operators may see it.']);
    const absent = await secretFor('absent', '--network', 'other', ...BY_OPERATOR);
    expect([absent.code, absent.lines[0]]).toEqual([1, expect.stringContaining('tenant_not_found') as string]);
    expect(await audited('postback.secret_shown')).toEqual([{ actor: OPERATOR.email, subject: 'acme' }]);
  });
});

describe('tenants rotate-push-key', () => {
  it('gives pages another key, by operators alone', async () => {
    const rotate = (...args: string[]) => run('tenants', 'rotate-push-key', FIRST, ...args);
    const support = await rotate('--author', SUPPORT.email);
    expect([support.code, support.lines[0]]).toEqual([1, 'Only operators may rotate it.']);
    const before = await pushKeyOf(api, FIRST);
    const { code, lines } = await rotate(...BY_OPERATOR);
    expect([code, lines]).toEqual([0, [`${FIRST} has push key 2. The one before it signs for 90 days more.`]]);
    await api.running.app.get(SiteDirectory).refresh();
    expect(await pushKeyOf(api, FIRST)).not.toBe(before);
    expect(await audited('push_key.rotated')).toEqual([{ actor: OPERATOR.email, subject: 'push_key:2' }]);
  });
});

describe('tenants give-credits, reverse-credits and check-ledger', () => {
  it('give once, take back, tell the member’s open pages, and tell a balance that is wrong', async () => {
    const { id, cookie } = await confirmed(api);
    const page = await openStream(api.url, { cookie });
    const member = [FIRST, '--member', String(id), '--reason', 'A message was lost'];
    const give = ['give-credits', ...member, '--credits', '5', '--kind', 'refund', '--key', 'ticket-1'];
    expect(await run('tenants', ...give, ...BY_OPERATOR)).toEqual({
      ...{ code: 0, lines: ['Given, as entry 1: 5 credits then.'] },
    });
    expect((await run('tenants', ...give, ...BY_OPERATOR)).lines).toEqual([
      'Given before, as entry 1: 5 credits then.',
    ]);
    await page.awaits('credits', { credits: 5 });
    const reverse = ['reverse-credits', ...member, '--entry', '1'];
    expect((await run('tenants', ...reverse, ...BY_OPERATOR)).lines).toEqual([
      'Entry 1 is taken back by entry 2: 0 credits then.',
    ]);
    await page.awaits('credits', { credits: 0 }).finally(page.close);
    expect(await audited('member.credits_given')).toEqual([{ actor: OPERATOR.email, subject: `account:${id}` }]);
    expect((await run('tenants', 'check-ledger')).lines).toEqual(['1 balances are right.']);
    await rows(api, 'update credit_balance set balance = 7 where account_id = $1', [id]);
    const { code, lines } = await run('tenants', 'check-ledger');
    expect([code, lines[0], lines[1]]).toEqual([
      1,
      expect.stringContaining(`account ${id}: balance 7, entries 0`) as string,
      '1 of 1 balances are wrong.',
    ]);
  });
});

describe('tenants held-messages, release-message and reject-message', () => {
  it('tell what waits, of one brand, and decide once, by a member of staff', async () => {
    const [sender, other] = [await confirmed(api), await confirmed(api)];
    const [one, two] = await rows(
      api,
      `insert into held_message (tenant_id, sender_id, profile_id, client_id, body, rule, held_at)
       select tenant_id, id, $2, gen_random_uuid(), body, 'contact', now() + n * interval '1 microsecond'
       from profile, unnest($3::text[]) with ordinality as said (body, n) where id = $1 returning id`,
      [sender.id, other.id, ['Red \u001b[31m alert', 'Call me']],
    ).then((found) => found.map(({ id }) => String(id)));
    const list = (brand: string) => run('tenants', 'held-messages', brand);
    const decide = (verb: string, id = '', brand = FIRST) =>
      run('tenants', `${verb}-message`, brand, '--message', id, ...BY_OPERATOR);
    const [listed, elsewhere] = [await list(FIRST), await list(SECOND)];
    const stray = await decide('release', one, SECOND);
    expect([listed.code, listed.lines.map((line) => line.replace(/ \S+Z /, ' … '))]).toEqual([
      0,
      [
        `${one ?? ''}  …  contact  from ${sender.id} to ${other.id}: "Red \\u001b[31m alert"`,
        `${two ?? ''}  …  contact  from ${sender.id} to ${other.id}: "Call me"`,
      ],
    ]);
    expect(elsewhere.lines.join('')).toBe('');
    expect(stray.lines[0]).toContain('held_message_not_found');
    const [released, rejected] = [await decide('release', one), await decide('reject', two)];
    expect(released.lines).toEqual([`${one ?? ''} is released: the worker sends it.`]);
    expect(rejected.lines).toEqual([`${two ?? ''} is rejected.`]);
    const [late, left] = [await decide('release', two), await list(FIRST)];
    expect([late.code, late.lines[0]]).toEqual([1, expect.stringContaining('held_message_decided') as string]);
    expect(left.lines.join('')).toBe('');
    for (const outcome of ['released', 'rejected'])
      expect(await audited(`held_message.${outcome}`)).toEqual([
        { actor: OPERATOR.email, subject: `account:${sender.id}` },
      ]);
  });
});
