import fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FIRST, SECOND, type TestApi, startTestApi } from '../../test/support/api';
import { withClient } from '../../test/support/database';
import { confirmed } from '../../test/support/meeting';
import { form, post, rows } from '../../test/support/people';
import { upload } from '../../test/support/photos';
import { phoneJpeg } from '../../test/support/pictures';

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

  it.each([FIRST, SECOND])('is told as unavailable at %s, keeps no half of a photo, and ends', async (host) => {
    const { cookie } = await confirmed(api, {}, host);
    const picture = await phoneJpeg(7);
    const openFile = fs.open;
    const folder = fileURLToPath(api.config.STORAGE);
    // Linux answers whatever is written to this device as a full disk does.
    const opened = jest
      .spyOn(fs, 'open')
      .mockImplementation((path, flags) =>
        String(path).startsWith(folder) ? openFile('/dev/full', 'w') : openFile(path, flags),
      );
    const { status, headers, body } = await upload(api, cookie, picture, 'image/jpeg', host);
    expect({ status, ...(body as object) }).toMatchObject(UNAVAILABLE);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(opened).toHaveBeenCalledWith(expect.stringContaining(folder), 'wx');
    opened.mockRestore();
    const photos = await api.on(`${host}.localhost`).get('/api/photos').set('cookie', cookie).expect(200);
    expect(photos.body).toMatchObject({ photos: [] });
    expect((await upload(api, cookie, picture, 'image/jpeg', host)).status).toBe(201);
  });
});
