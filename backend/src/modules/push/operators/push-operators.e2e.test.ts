import { setTimeout as pause } from 'node:timers/promises';
import { FIRST, OPERATOR, SECOND, SUPPORT, tokenOf } from '../../../../test/support/api';
import { openFile } from '../../../../test/support/open-file';
import { rows } from '../../../../test/support/people';
import { SentPushes } from '../../../../test/support/sent-pushes';
import { CONSOLE } from '../../../../test/support/staff-people';
import { runCommandLine } from '../../../entrypoints/cli/command-line';

let pushes: SentPushes;
const environment = process.env;
beforeAll(async () => {
  pushes = await SentPushes.start(89);
});
afterAll(() => pushes.close());
afterEach(() => {
  process.env = environment;
  jest.restoreAllMocks();
});

async function run(...args: string[]): Promise<{ code: number; said: string }> {
  const said: unknown[] = [];
  const hear = (line: unknown): void => void said.push(line);
  jest.spyOn(console, 'log').mockImplementation(hear);
  jest.spyOn(console, 'error').mockImplementation(hear);
  const settings = Object.entries(pushes.api.config).map(([name, value]) => [name, String(value)]);
  process.env = { ...environment, ...(Object.fromEntries(settings) as NodeJS.ProcessEnv) };
  return { code: await runCommandLine(['push', ...args]), said: said.join('\n') };
}
const member = (id: number, tenant = FIRST) => ['--tenant', tenant, '--member', String(id)];

describe('npm run push', () => {
  it('sends a test to every device of a member, and says what its service answered', async () => {
    const { id, devices } = await pushes.member(2);
    const { code, said } = await run('test', ...member(id));
    expect(code).toBe(0);
    expect(said).toMatch(/^A test goes to 2 devices\.\n/);
    expect(said.match(/ {2}test {2}other {2}ok {2}201$/gm)).toHaveLength(2);
    expect(devices.map(({ endpoint }) => pushes.service.to(endpoint).length)).toEqual([1, 1]);
    expect(said).not.toContain('127.0.0.1');
    expect((await run('devices', ...member(id))).said.match(/ {2}ok {2}201$/gm)).toHaveLength(2);
  });

  it('finds nothing at another brand, and says so', async () => {
    const { id, devices } = await pushes.member();
    for (const command of ['test', 'devices'])
      expect(await run(command, ...member(id, SECOND))).toEqual({
        code: 0,
        said: 'No device of this member gets pushes.',
      });
    expect(pushes.service.to(devices[0]?.endpoint ?? '')).toEqual([]);
    expect((await run('test', '--tenant', FIRST)).code).toBe(1);
    expect((await run('tests', ...member(id))).code).toBe(1);
  });
});

describe('what support sees of a member’s devices', () => {
  const ask = async (who: typeof SUPPORT, id: number | string, slug = FIRST) =>
    pushes.api
      .on(CONSOLE)
      .get(`/api/staff/tenants/${slug}/members/${id}/push-devices`)
      .set('authorization', await tokenOf(pushes.api, who));

  it('is when the last pushes went, and how, and nothing that leads to the device', async () => {
    const { id } = await pushes.member();
    await pushes.deliver({ account: id });
    pushes.service.onPush = () => ({ status: 403 });
    await pushes.deliver({ account: id });
    pushes.service.onPush = () => undefined;
    expect((await ask(SUPPORT, id)).body).toMatchObject({ code: 'look_reason_needed' });
    await openFile(pushes.api, SUPPORT, id);
    const { status, body } = await ask(SUPPORT, id);
    expect(status).toBe(200);
    const send = { at: expect.any(String) as string, push: 'note', service: 'other' };
    expect(body).toEqual({
      devices: [
        {
          ...{ id: expect.any(String) as string, device: '', since: expect.any(String) as string },
          ...{ last_ok: expect.any(String) as string, refusals: 1 },
          sends: [
            { ...send, end: 'refused', status: 403 },
            { ...send, end: 'ok', status: 201 },
          ],
        },
      ],
    });
  });

  it('is of their own brands and members alone', async () => {
    const { id } = await pushes.member(1, SECOND);
    expect((await ask(SUPPORT, id, SECOND)).status).toBe(404);
    expect((await ask(SUPPORT, id)).status).toBe(404);
    expect((await ask(OPERATOR, 'nobody')).status).toBe(404);
    await openFile(pushes.api, OPERATOR, id, SECOND);
    expect((await ask(OPERATOR, id, SECOND)).body).toMatchObject({ devices: [{ sends: [] }] });
    const unknown = await pushes.api.on(CONSOLE).get(`/api/staff/tenants/${FIRST}/members/${id}/push-devices`);
    expect(unknown.status).toBe(401);
  });
});

describe('a test that support sends to a member’s devices', () => {
  const send = async (who: typeof SUPPORT, id: number, slug = FIRST) =>
    pushes.api
      .on(CONSOLE)
      .post(`/api/staff/tenants/${slug}/members/${id}/push-tests`)
      .set('authorization', await tokenOf(pushes.api, who));

  it('reaches each of them, once the file is open, and is written down', async () => {
    const { id, devices } = await pushes.member(2);
    expect((await send(SUPPORT, id)).body).toMatchObject({ code: 'look_reason_needed' });
    await openFile(pushes.api, SUPPORT, id);
    const { status, body } = await send(SUPPORT, id);
    expect(status).toBe(202);
    expect((body as { devices: object[] }).devices).toHaveLength(2);
    const sent = (): number[] => devices.map(({ endpoint }) => pushes.service.to(endpoint).length);
    for (let look = 0; look < 100 && sent().includes(0); look += 1) await pause(100);
    expect(sent()).toEqual([1, 1]);
    const acts = await rows(pushes.api, "select actor from audit_entry where action = 'member.push_tested'");
    expect(acts).toEqual([{ actor: SUPPORT.email }]);
  });

  it('goes to nobody of another brand', async () => {
    const { id, devices } = await pushes.member(1, SECOND);
    expect((await send(SUPPORT, id, SECOND)).status).toBe(404);
    expect((await send(SUPPORT, id)).status).toBe(404);
    expect(pushes.service.to(devices[0]?.endpoint ?? '')).toEqual([]);
  });
});
