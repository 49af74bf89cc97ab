import { FIRST, SECOND, testConfig } from '../../test/support/api';
import { type TestDatabase, createTestDatabase } from '../../test/support/database';
import { staffCommand } from './cli/staff-commands';
import { tenantsCommand } from './cli/tenants-commands';
import { type Options } from './cli/usage';

const AUTHOR = { author: 'operator@manyhearts.example' };

describe('the command line', () => {
  let database: TestDatabase;
  let said: string[];
  const environment = process.env;
  beforeAll(async () => {
    database = await createTestDatabase();
    process.env = { ...environment, ...strings(testConfig(database)) };
  });
  afterAll(async () => {
    process.env = environment;
    await database.drop();
  });
  beforeEach(() => {
    said = [];
    const hear = (text: string): void => void said.push(text);
    jest.spyOn(console, 'log').mockImplementation(hear);
    jest.spyOn(console, 'error').mockImplementation(hear);
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      hear(String(text));
      return true;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const tenants = async (command: string, names: string[] = [], options: Options = {}): Promise<string> => {
    await tenantsCommand(command, names, options);
    return said.join('\n');
  };

  it('validates every brand of the folder', async () => {
    expect((await tenants('validate')).match(/: valid/g)).toHaveLength(7);
  });

  it('plans before anything is there', async () => {
    expect(await tenants('plan', [FIRST])).toContain('new, nothing is live yet');
  });

  it('seeds the demo, and the second time does nothing', async () => {
    expect(await tenants('seed', [FIRST, SECOND])).toContain(`${SECOND}: revision 1 is live`);
    said = [];
    expect(await tenants('seed', [FIRST, SECOND])).toBe('');
    expect(await tenants('plan', [FIRST])).toContain('as it is live');
  });

  it('applies, publishes, tells the history, rolls back and exports', async () => {
    await staffCommand('add', [], { ...AUTHOR, email: 'second@manyhearts.example', name: 'Second', role: 'operator' });
    const exported = await tenants('export', [FIRST]);
    expect(exported).toContain('niche: 1');
    expect(exported).toContain(`slug: ${FIRST}\n`);
    said = [];
    expect(await tenants('apply', [FIRST], { ...AUTHOR, reason: 'Nothing new' })).toContain('as it is live');
    await expect(tenants('publish', [FIRST], { ...AUTHOR, revision: '99', reason: 'None' })).rejects.toThrow(
      'The brand has no such revision',
    );
    await expect(tenants('rollback', [FIRST], { ...AUTHOR, reason: 'Nothing before' })).rejects.toThrow();
    said = [];
    expect(await tenants('history', [FIRST])).toMatch(/● 1 .*operator@manyhearts.example: Demo/);
  });

  it('makes tokens for nobody', () => {
    const person = { ...AUTHOR, email: 'second@manyhearts.example', label: 'laptop' };
    expect(() => staffCommand('token', [], person)).toThrow('no command token');
  });

  it('gives a program an account, and tells its token once', async () => {
    const program = { ...AUTHOR, handle: 'nightly', name: 'Nightly reports', role: 'support', tenants: FIRST };
    await staffCommand('add-machine', [], program);
    expect(said.join('\n')).toMatch(/^[\w-]{43}\nIt is told this once, and works until /);
    await expect(staffCommand('add-machine', [], { ...program, handle: 'Night!' })).rejects.toThrow('A handle has');
    const invited = { ...AUTHOR, email: 'nightly@machine.invalid' };
    await expect(staffCommand('invite', [], invited)).rejects.toThrow('nobody signs in to it');
  });

  it('confirms nobody who has no password and no second factor', async () => {
    const confirm = (email: string) => staffCommand('confirm', [], { email });
    await expect(confirm('second@manyhearts.example')).rejects.toThrow('once they have a password');
    await expect(confirm('nobody@manyhearts.example')).rejects.toThrow('nobody@manyhearts.example is no member');
  });

  it('launches nothing without a second person where sites are public', async () => {
    process.env['PUBLIC_PROTOCOL'] = 'https';
    const seeding = tenants('seed', ['sheer']);
    await expect(seeding).rejects.toThrow('Only sites below localhost');
    process.env['PUBLIC_PROTOCOL'] = 'http';
  });

  it('says what is missing', async () => {
    await expect(tenants('apply', [FIRST], {})).rejects.toThrow('--author is missing');
    await expect(tenants('publish', [], AUTHOR)).rejects.toThrow('Name one brand');
    await expect(tenants('dance')).rejects.toThrow('no command dance');
    await expect(tenants('validate', ['nobody'])).rejects.toThrow('1 of 1 brands have faults');
  });
});

const strings = (config: object): Record<string, string> =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [name, String(value)]));
