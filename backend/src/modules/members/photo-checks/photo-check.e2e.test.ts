import { GESTURES } from '../../../../../contract/profile/photo-check';
import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import { eraseNow } from '../../../../test/support/erase';
import { confirmed } from '../../../../test/support/meeting';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { ask, begin, checkOf, handIn, sendPicture, waiting, withPhotos } from '../../../../test/support/photo-checks';
import { filesOf, media, photosOf, uploadOne } from '../../../../test/support/photos';
import { jpegOf, phoneJpeg, spots } from '../../../../test/support/pictures';
import { type PhotoCheckResponse } from './photo-check.response';

let api: TestApi;
let tenant: number;
beforeAll(async () => {
  api = await startAccountsApi(91);
  tenant = Number((await rows(api, 'select id from tenant where slug = $1', [FIRST]))[0]?.['id']);
});
afterAll(() => api.close());

const kept = (id: number) =>
  rows(api, 'select status, file, consent_text, language from photo_check where profile_id = $1 order by created_at', [
    id,
  ]);
const age = (id: number, by: string) =>
  rows(
    api,
    `update photo_check set created_at = created_at - $2::interval, gesture_until = gesture_until - $2::interval
     where profile_id = $1`,
    [id, by],
  );
/** The files of members at the top of their folder: whole pictures. */
const wholeOf = (id: number): string[] => filesOf(api, tenant, id).filter((name) => !name.includes('/'));

const NOTHING = {
  ...{ state: 'none', gesture: null, gesture_until: null, sent_at: null, decided_at: null, reasons: [] },
  ...{ verified_at: null, ended: null, compared_photos: [], can_start: true, next_start_at: null, missing: null },
  now: expect.stringMatching(/Z$/) as string,
};

describe('the check of one’s photos', () => {
  it('draws a gesture with the consent, and takes a picture of it that waits for staff', async () => {
    const { id, cookie } = await withPhotos(api);
    const first = await ask(api, 'get', cookie).expect(200);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.body).toEqual(NOTHING);
    const started = (await begin(api, `${cookie}; locale=fr`).expect(201)).body as PhotoCheckResponse;
    expect(started).toEqual({
      ...NOTHING,
      ...{ state: 'started', gesture: expect.any(String) as string, can_start: false },
      gesture_until: expect.stringMatching(/Z$/) as string,
    });
    expect(GESTURES).toContain(started.gesture);
    expect(Date.parse(started.gesture_until ?? '') - Date.parse(started.now)).toBe(600_000);
    expect(await kept(id)).toEqual([{ status: 'started', file: null, consent_text: 'photo_check_1', language: 'fr' }]);

    const before = wholeOf(id);
    const sent = await sendPicture(api, cookie, await phoneJpeg(91_001)).expect(200);
    expect(sent.body).toEqual({
      ...NOTHING,
      ...{ state: 'waiting', sent_at: expect.stringMatching(/Z$/) as string, can_start: false },
    });
    expect(await checkOf(api, cookie)).toEqual({ ...(sent.body as object), now: NOTHING.now });
    const [file] = wholeOf(id).filter((name) => !before.includes(name));
    expect((await kept(id))[0]).toMatchObject({ status: 'waiting', file: `photos/${id}/${file ?? ''}` });
  });

  it('is not drawn again while a gesture holds, however often it is asked for', async () => {
    const { id, cookie } = await withPhotos(api);
    const answers = await Promise.all(Array.from({ length: 6 }, () => begin(api, cookie)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const gestures = answers.map(({ body }) => body as PhotoCheckResponse);
    expect(new Set(gestures.map(({ gesture, gesture_until }) => `${gesture} ${gesture_until}`)).size).toBe(1);
    expect(await kept(id)).toHaveLength(1);
  });

  it('wants consent, and an approved photo to compare with', async () => {
    const { cookie } = await confirmed(api);
    for (const body of [{}, { consent: false }, { consent: 'true' }, { consent: true, gesture: 'thumb_up' }])
      await ask(api, 'post', cookie).send(body).expect(422);
    expect(await checkOf(api, cookie)).toEqual({ ...NOTHING, can_start: false, missing: 'photo' });
    await uploadOne(api, cookie);
    expect((await begin(api, cookie).expect(409)).body).toMatchObject({ code: 'photo_check_needs_photo' });
  });

  it('takes a picture neither without a start, nor late, nor twice', async () => {
    const { id, cookie } = await withPhotos(api);
    const file = await jpegOf(91_002, 500, 600);
    expect((await sendPicture(api, cookie, file).expect(409)).body).toMatchObject({ code: 'photo_check_not_started' });
    await begin(api, cookie).expect(201);
    await age(id, '10 minutes 1 second');
    expect((await sendPicture(api, cookie, file).expect(409)).body).toMatchObject({ code: 'photo_check_late' });
    expect(await checkOf(api, cookie)).toEqual(NOTHING);
    await begin(api, cookie).expect(201);
    const photos = wholeOf(id);
    const answers = await Promise.all([1, 2, 3].map(async (n) => sendPicture(api, cookie, await jpegOf(91_100 + n))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(wholeOf(id)).toHaveLength(photos.length + 1);
    expect((await begin(api, cookie).expect(409)).body).toMatchObject({ code: 'photo_check_waiting' });
  });

  it('refuses what is no picture, and goes on', async () => {
    const { id, cookie } = await withPhotos(api);
    await begin(api, cookie).expect(201);
    const refused: [Buffer, string][] = [
      [Buffer.from('<svg/>'), 'photo_type_unsupported'],
      [await spots(3).gif().toBuffer(), 'photo_type_unsupported'],
      [(await jpegOf(91_003)).subarray(0, 900), 'photo_unreadable'],
      [await jpegOf(91_003, 100, 100), 'photo_too_small'],
    ];
    for (const [file, code] of refused)
      expect((await sendPicture(api, cookie, file).expect(422)).body).toMatchObject({ code });
    await sendPicture(api, cookie, Buffer.from('{}'), FIRST, 'application/json').expect(422);
    expect(wholeOf(id)).toHaveLength(1);
    await sendPicture(api, cookie, await jpegOf(91_004)).expect(200);
  });

  it('may begin five times a day', async () => {
    const { id, cookie } = await withPhotos(api);
    for (let n = 0; n < 5; n += 1) {
      await begin(api, cookie).expect(201);
      await age(id, '11 minutes');
    }
    const refused = await begin(api, cookie).expect(429);
    expect(refused.body).toMatchObject({ code: 'photo_check_limit_reached' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(22 * 3600);
    const { can_start, next_start_at } = await checkOf(api, cookie);
    expect([can_start, next_start_at]).toEqual([false, expect.stringMatching(/Z$/)]);
    await age(id, '23 hours 10 minutes');
    await begin(api, cookie).expect(201);
  });

  it('is withdrawn with the picture, as often as one likes', async () => {
    const { id, cookie } = await waiting(api);
    const [photo] = await photosOf(api, cookie);
    await ask(api, 'delete', cookie).expect(204);
    await ask(api, 'delete', cookie).expect(204);
    expect(await checkOf(api, cookie)).toMatchObject({ state: 'none', ended: 'withdrawn', can_start: true });
    expect(await kept(id)).toMatchObject([{ status: 'withdrawn', file: null }]);
    const [gone, ...more] = await rows(
      api,
      "select payload from outbox where kind = 'check_picture_gone' and payload->>'account' = $1",
      [String(id)],
    );
    expect([gone, more]).toEqual([
      { payload: { account: id, file: expect.stringMatching(/^photos\/\d+\/[0-9a-f]{32}\.jpg$/) as string } },
      [],
    ]);
    await media(api, photo?.path ?? '').expect(200);
    await handIn(api, cookie);
    await ask(api, 'delete', cookie).expect(204);
    expect(await kept(id)).toMatchObject([{ status: 'withdrawn' }, { status: 'withdrawn' }]);
  });

  it('shows its picture at no address of the media', async () => {
    const { id, cookie } = await waiting(api);
    const [{ file } = {}] = await kept(id);
    const key = String(file).split('/').at(-1)?.replace('.jpg', '') ?? '';
    for (const name of ['640.webp', 'blurred.webp', `${key}.jpg`])
      await media(api, `/media/${key}/${name}`, cookie).expect(404);
    expect((await photosOf(api, cookie)).length).toBe(1);
  });

  it('is no visitor’s, no other brand’s and no other site’s', async () => {
    const { id, cookie } = await waiting(api);
    const file = await jpegOf(91_005);
    for (const [session, host] of [
      ['', FIRST],
      [cookie, SECOND],
    ] as const)
      for (const answer of [
        await ask(api, 'get', session, host),
        await begin(api, session, host),
        await sendPicture(api, session, file, host),
        await ask(api, 'delete', session, host),
      ])
        expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ authentication_required: true })]);
    await ask(api, 'delete', cookie).set('sec-fetch-site', 'cross-site').expect(403);
    expect(await kept(id)).toMatchObject([{ status: 'waiting' }]);
    const other = await withPhotos(api, 1, SECOND);
    expect(await checkOf(api, other.cookie, SECOND)).toEqual(NOTHING);
  });

  it('goes with the account, and so does its picture', async () => {
    const person = await waiting(api);
    const [{ file } = {}] = await kept(person.id);
    await eraseNow(api, person);
    expect(await kept(person.id)).toEqual([]);
    const gone = await rows(api, "select from outbox where kind = 'check_picture_gone' and payload->>'file' = $1", [
      file,
    ]);
    expect(gone).toHaveLength(1);
  });
});
