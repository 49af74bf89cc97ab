import { connect } from 'node:net';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { decide, filesOf, media, photosOf, show, upload, uploadOne } from '../../../../../test/support/photos';
import { jpegOf, phoneJpeg, pngBomb, pngWithArchive, spots } from '../../../../../test/support/pictures';
import { whileHeld } from '../../../../../test/support/while-held';
import { PublishedSites } from '../../../tenants';
import { type OwnPhoto } from '../../photos/own-photo.response';

// A folder of its own for bodies, so that files of other tests do not count.
const before = process.env['TMPDIR'];
const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
let api: TestApi;
beforeAll(async () => {
  process.env['TMPDIR'] = folder;
  api = await startAccountsApi(50);
});
afterAll(async () => {
  await api.close();
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  rmSync(folder, { recursive: true });
});

let people = 0;
const someone = (host = FIRST) => signUp(api, `uploads${(people += 1)}@visitor.example`, host);
const kept = (profile: number) => rows(api, 'select id, status, file from photo where profile_id = $1', [profile]);
const tenantOf = async (profile: number): Promise<number> => {
  const [row] = await rows(api, 'select tenant_id from profile where id = $1', [profile]);
  return Number(row?.['tenant_id']);
};
/** From then on, as if the brand had switched HEIC off. */
async function withoutHeic(tenant: number): Promise<void> {
  const published = api.running.app.get(PublishedSites);
  const site = await published.get(tenant);
  const document = { ...site.document, features: { ...site.document.features, heic_photos: false } };
  const get = published.get.bind(published);
  jest
    .spyOn(published, 'get')
    .mockImplementation((asked) => (asked === tenant ? Promise.resolve({ ...site, document }) : get(asked)));
}
const spooled = (): string[] => readdirSync(folder).filter((name) => /^manyhearts-[0-9a-f-]{36}$/.test(name));

describe('uploading a photo', () => {
  it('makes renditions of it, which wait for staff', async () => {
    const { id, cookie } = await someone();
    const answer = await upload(api, cookie, await jpegOf(1, 1500, 2000)).expect(201);
    const photo = answer.body as OwnPhoto;
    expect(photo).toEqual({
      id: expect.any(Number) as number,
      filename: expect.stringMatching(/^[0-9a-f]{32}\/640\.webp$/) as string,
      thumb_filename: expect.stringMatching(/^[0-9a-f]{32}\/160\.webp$/) as string,
      path: `/media/${photo.filename}`,
      status: 'pending',
      reason: null,
      ...{ width: 1440, height: 1920, blurred: false, crop: null },
      sources: {
        avif: expect.stringMatching(/^(\/media\/[0-9a-f]{32}\/\d+\.avif \d+w(, )?){4}$/) as string,
        webp: expect.stringMatching(/^(\/media\/[0-9a-f]{32}\/\d+\.webp \d+w(, )?){4}$/) as string,
      },
      whole: `/api/photos/${photo.id}/whole`,
      created_at: expect.stringMatching(/Z$/) as string,
    });
    expect(await photosOf(api, cookie)).toEqual([photo]);
    expect(filesOf(api, await tenantOf(id), id)).toHaveLength(10);
    for (const [address] of photo.sources?.avif.matchAll(/\/media\S+/g) ?? [])
      expect(await sharp((await media(api, address, cookie).expect(200)).body as Buffer).metadata()).toMatchObject({
        compression: 'av1',
      });
    expect(spooled()).toEqual([]);
  });

  it('keeps nothing of where it was taken, in no file', async () => {
    const { cookie } = await someone();
    const photo = (await upload(api, cookie, await phoneJpeg(2)).expect(201)).body as OwnPhoto;
    const whole = await media(api, photo.whole, cookie).expect(200);
    const thumb = await media(api, `/media/${photo.thumb_filename}`, cookie).expect(200);
    for (const { body } of [whole, thumb]) {
      expect((body as Buffer).toString('latin1')).not.toMatch(/Secret|secret|Exif/);
      expect((await sharp(body as Buffer).metadata()).exif).toBeUndefined();
    }
  });

  it('is taken by what it is, whatever it is called', async () => {
    const { id, cookie } = await someone();
    await show(api, id, true);
    const files: [Buffer, string][] = [
      [await spots(11, 300, 300).png().toBuffer(), 'image/jpeg'],
      [await spots(12, 300, 300).webp().toBuffer(), 'image/unknown'],
      [await spots(13, 300, 300).avif({ effort: 0 }).toBuffer(), 'image/heic'],
      [await pngWithArchive(14, Buffer.from('PK\x03\x04an archive')), 'image/png'],
    ];
    for (const [file, type] of files) await upload(api, cookie, file, type).expect(201);
    const whole = await media(api, (await photosOf(api, cookie))[3]?.whole ?? '', cookie);
    expect((whole.body as Buffer).includes('an archive')).toBe(false);
  });

  it('is taken as HEIC, unless the brand switches that off', async () => {
    const heic = readFileSync(join(__dirname, '../../../../../test/support/quarters.heic'));
    const { cookie } = await someone();
    const other = await someone(SECOND);
    await withoutHeic(await tenantOf(other.id));
    expect((await upload(api, cookie, heic, 'image/heic').expect(201)).body).toMatchObject({ status: 'pending' });
    const refused = await upload(api, other.cookie, heic, 'image/heic', SECOND).expect(422);
    expect(refused.body).toMatchObject({ code: 'photo_heic_unsupported' });
    const broken = await upload(api, cookie, heic.subarray(0, 400), 'image/heic').expect(422);
    expect(broken.body).toMatchObject({ code: 'photo_unreadable' });
  });

  it('refuses what is none, and keeps nothing of it', async () => {
    const { id, cookie } = await someone();
    const jpeg = await jpegOf(3);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="9" height="9"/></svg>';
    const refused: [Buffer, string][] = [
      [Buffer.from(svg), 'photo_type_unsupported'],
      [Buffer.from('GIF89a/*<html><script>alert(1)</script>*/'), 'photo_type_unsupported'],
      [await spots(3).gif().toBuffer(), 'photo_type_unsupported'],
      [Buffer.concat([Buffer.from('<html>'), jpeg]), 'photo_type_unsupported'],
      [Buffer.alloc(0), 'photo_type_unsupported'],
      [jpeg.subarray(0, jpeg.length / 2), 'photo_unreadable'],
      [Buffer.concat([jpeg.subarray(0, 3), Buffer.from(svg)]), 'photo_unreadable'],
      [pngBomb(30_000, 30_000), 'photo_too_many_pixels'],
      [await jpegOf(3, 199, 500), 'photo_too_small'],
      [Buffer.concat([jpeg, Buffer.alloc(12.6 * 1024 * 1024)]), 'photo_too_large'],
    ];
    for (const [file, code] of refused) {
      const answer = await upload(api, cookie, file);
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([
        code === 'photo_too_large' ? 413 : 422,
        code,
      ]);
    }
    for (const type of ['multipart/form-data', 'application/octet-stream'])
      await upload(api, cookie, jpeg.subarray(0, 900), type).expect(415);
    await upload(api, cookie, Buffer.from('{}'), 'application/json').expect(422);
    expect(await kept(id)).toEqual([]);
    expect(filesOf(api, await tenantOf(id), id)).toEqual([]);
    expect(spooled()).toEqual([]);
  });

  it('refuses too much also where nobody said how much comes, and survives who hangs up', async () => {
    const { cookie } = await someone();
    const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
    const head = `POST /api/photos HTTP/1.1\r\nHost: everglow.localhost\r\nCookie: ${cookie}\r\nContent-Type: image/jpeg\r\n`;
    const talk = (text: string[], hangUp = false) =>
      new Promise<string>((resolve) => {
        let heard = '';
        const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => {
          for (const part of text) socket.write(part);
          if (hangUp) setTimeout(() => socket.destroy(), 200);
        });
        socket.on('data', (part) => (heard += part.toString())).on('close', () => resolve(heard));
        socket.on('error', () => undefined);
      });
    const body = [...Array<string>(13).fill(chunk), '0\r\n\r\n'];
    const answer = await talk([`${head}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n`, ...body]);
    expect(answer).toContain('photo_too_large');
    await talk([`${head}Content-Length: 100000\r\n\r\n`, 'some of it'], true);
    while (spooled().length > 0) await pause(10);
    await uploadOne(api, cookie);
  });

  it('is not asked again for a picture that looks like a rejected one, at this brand', async () => {
    const [one, other, elsewhere] = [await someone(), await someone(), await someone(SECOND)];
    const file = await jpegOf(4, 800, 900);
    const { id } = (await upload(api, one.cookie, file).expect(201)).body as OwnPhoto;
    await decide(api, id, 'copyright');
    expect(await photosOf(api, one.cookie)).toMatchObject([{ id, status: 'rejected', reason: 'copyright' }]);
    const again = await sharp(file).resize(500).modulate({ brightness: 1.1 }).webp({ quality: 50 }).toBuffer();
    const refused = await upload(api, other.cookie, again, 'image/webp').expect(409);
    expect(refused.body).toMatchObject({ code: 'photo_rejected_before', reason: 'copyright' });
    expect(filesOf(api, await tenantOf(other.id), other.id)).toEqual([]);
    await upload(api, elsewhere.cookie, again, 'image/webp', SECOND).expect(201);
    await decide(api, id);
    await upload(api, other.cookie, again, 'image/webp').expect(201);
  });

  it('that is as plain as any other makes no other refused', async () => {
    const { cookie } = await someone();
    const plain = (shade: number) =>
      sharp({ create: { width: 300, height: 300, channels: 3, background: { r: shade, g: shade, b: shade } } })
        .jpeg()
        .toBuffer();
    const { id } = (await upload(api, cookie, await plain(10)).expect(201)).body as OwnPhoto;
    await decide(api, id, 'quality');
    await upload(api, cookie, await plain(200)).expect(201);
  });

  it('is allowed three times, with premium twenty-five times, also to whoever sends all at once', async () => {
    const [free, paid] = [await someone(), await someone()];
    await show(api, paid.id, true);
    for (const [{ id, cookie }, most] of [
      [free, 3],
      [paid, 25],
    ] as const) {
      const files = await Promise.all(Array.from({ length: 26 }, (_, n) => jpegOf(2000 + 100 * most + n, 200, 260)));
      const answers = await Promise.all(files.map((file) => upload(api, cookie, file)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(most);
      const refused = answers.filter(({ status }) => status !== 201);
      for (const { body } of refused) expect(body).toMatchObject({ code: 'photo_limit_reached', most });
      expect(await kept(id)).toHaveLength(most);
      expect(filesOf(api, await tenantOf(id), id)).toHaveLength(most * 6);
      const [first] = await photosOf(api, cookie);
      expect((await upload(api, cookie, files[0] ?? Buffer.alloc(0)).expect(409)).body).toMatchObject({ most });
      await api
        .on()
        .delete(`/api/photos/${first?.id ?? 0}`)
        .set('cookie', cookie)
        .expect(204);
      await uploadOne(api, cookie);
    }
  });

  it('is counted also where all are ready in the same moment', async () => {
    const { id, cookie } = await someone();
    await uploadOne(api, cookie);
    await uploadOne(api, cookie);
    // Few, since the first waits while the pictures of the others are made, and nobody waits for a row longer than 5 s.
    const held = { text: 'select from profile where id = $1 for update', values: [id], waiting: 3 };
    const answers = await whileHeld(api, held, () =>
      [1, 2, 3].map(async (n) => (await upload(api, cookie, await jpegOf(3000 + n, 200, 260))).status),
    );
    expect(answers.toSorted()).toEqual([201, 409, 409]);
    expect(await kept(id)).toHaveLength(3);
  });

  it('is no visitor’s, no other brand’s and no other site’s', async () => {
    const { id, cookie } = await someone();
    const file = await jpegOf(5, 300, 300);
    for (const answer of [await upload(api, '', file), await upload(api, cookie, file, 'image/jpeg', SECOND)])
      expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ authentication_required: true })]);
    await upload(api, cookie, file).set('sec-fetch-site', 'cross-site').expect(403);
    await api.on().get('/api/photos').expect(403);
    expect(await kept(id)).toEqual([]);
  });
});
