import { FIRST, type TestApi, startTestApi } from '../../test/support/api';
import { withClient } from '../../test/support/database';
import { confirmed } from '../../test/support/meeting';
import { form, post, rows } from '../../test/support/people';
import { photosOf, upload } from '../../test/support/photos';
import { phoneJpeg } from '../../test/support/pictures';
import { DiskStore } from '../platform/storage/disk-store';

jest.setTimeout(30_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' });
});
afterAll(() => api.close());

const asRoot = (text: string) => withClient(api.database.rootUrl, (root) => root.query(text));
const UNAVAILABLE = { status: 503, code: 'temporarily_unavailable' };

describe('a full disk of the database', () => {
  beforeAll(() =>
    asRoot(`
      create function disk_full() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger disk_full before insert on account for each row execute function disk_full();
      create trigger disk_full before insert on complaint for each row execute function disk_full()`),
  );

  it('is told as unavailable, with a time to try again, to scripts and to browsers without', async () => {
    const { status, headers, body } = await post(api, '/api/signups').send(form('full@visitor.example'));
    expect({ status, ...(body as object) }).toMatchObject(UNAVAILABLE);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const complaint = {
      name: 'Jo',
      email: 'full@visitor.example',
      kind: 'complaint',
      message: 'Nothing can be stored.',
    };
    const page = await post(api, '/api/complaints').type('form').send(complaint);
    expect([page.status, page.type]).toEqual([503, 'text/html']);
    expect(page.text).not.toMatch(/disk|extend/);
  });

  it('is over as soon as there is space again', async () => {
    await asRoot('drop trigger disk_full on account');
    await post(api, '/api/signups').send(form('full@visitor.example')).expect(201);
    await expect(
      rows(api, "select count(*)::int as n from account where email = 'full@visitor.example'"),
    ).resolves.toEqual([{ n: 1 }]);
  });
});

describe('a full disk of the files', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is told as unavailable, keeps no half of a photo, and the next upload succeeds', async () => {
    const { cookie } = await confirmed(api, {}, FIRST);
    const picture = await phoneJpeg(7);
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const write = jest.spyOn(DiskStore.prototype, 'write').mockRejectedValue(full);
    const { status, headers, body } = await upload(api, cookie, picture);
    expect({ status, ...(body as object) }).toMatchObject(UNAVAILABLE);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(write).toHaveBeenCalled();
    write.mockRestore();
    await expect(photosOf(api, cookie)).resolves.toEqual([]);
    expect((await upload(api, cookie, picture)).status).toBe(201);
  });
});
