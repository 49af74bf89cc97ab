import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { FIRST, SECOND, testConfig } from '../../test/support/api';
import { type TestDatabase, createTestDatabase } from '../../test/support/database';
import { jpegOf } from '../../test/support/pictures';
import { AddPhoto } from '../modules/members';
import { Tenants } from '../modules/tenants';
import { PlatformDatabase } from '../platform/database';
import { runInTenant } from '../platform/tenancy';
import { withServices } from './cli/services';
import { tenantsCommand } from './cli/tenants-commands';
import { type Options } from './cli/usage';

const AUTHOR = { author: 'operator@manyhearts.example' };

describe('the command line of photos', () => {
  let database: TestDatabase;
  let ids: number[];
  let said: string[];
  const environment = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  beforeAll(async () => {
    database = await createTestDatabase();
    const config = Object.entries(testConfig(database)).map(([name, value]) => [name, String(value)]);
    process.env = { ...environment, ...(Object.fromEntries(config) as Record<string, string>) };
    said = [];
    jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
    await tenantsCommand('seed', [FIRST, SECOND], {});
    ids = await withServices(async (services) => {
      const { id } = await services.get(Tenants).get(FIRST);
      const made: number[] = [];
      for (const status of ['active', 'pending', 'pending'] as const) {
        const source = await jpegOf(made.length + 1, 300, 400);
        const add = services.get(AddPhoto, { strict: false });
        made.push((await runInTenant(id, () => add.add({ profileId: 101, source, status, most: 25 }))).id);
      }
      return made;
    });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    process.env = environment;
    rmSync(folder, { recursive: true });
    await database.drop();
  });

  const run = async (command: string, options: Options = {}, brand = FIRST): Promise<string> => {
    said = [];
    await tenantsCommand(command, [brand], options);
    return said.join('\n');
  };
  const stored = () =>
    withServices((services) =>
      services.get(PlatformDatabase).query(
        `select f.id, f.status, f.reason, p.main_photo_id as main from photo f
         join profile p on p.tenant_id = f.tenant_id and p.id = f.profile_id order by f.created_at`,
      ),
    );

  it('lists what waits, shows it, and decides', async () => {
    const [first = 0, second = 0, third = 0] = ids;
    expect(await run('photos')).toMatch(
      new RegExp(`^${second}  \\S+Z  profile 101 \\(Marieke, \\d+\\)\\n${third}  \\S+Z  profile 101 .*$`),
    );
    expect(await run('photos', {}, SECOND)).toBe('');
    const file = join(folder, 'photo.jpg');
    await run('save-photo', { photo: String(second), file });
    expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ width: 300, height: 400 });
    await run('approve-photo', { ...AUTHOR, photo: String(second) });
    expect(await run('reject-photo', { ...AUTHOR, photo: String(third), reason: 'not_a_person' })).toContain(
      'rejected',
    );
    expect(await run('photos')).toBe('');
    expect(await stored()).toEqual([
      { id: first, status: 'active', reason: null, main: first },
      { id: second, status: 'active', reason: null, main: first },
      { id: third, status: 'rejected', reason: 'not_a_person', main: first },
    ]);
  });

  it('says what is wrong', async () => {
    const photo = String(ids[0]);
    await expect(run('reject-photo', { ...AUTHOR, photo, reason: 'ugly' })).rejects.toThrow(
      'A reason is one of nudity',
    );
    await expect(run('approve-photo', { photo })).rejects.toThrow('--author is missing');
    await expect(run('approve-photo', { ...AUTHOR, photo }, SECOND)).rejects.toMatchObject({ code: 'photo_not_found' });
    await expect(run('approve-photo', { ...AUTHOR, photo: 'x' })).rejects.toMatchObject({ code: 'photo_not_found' });
  });
});
