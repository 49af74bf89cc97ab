import sharp from 'sharp';
import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { call, change, confirmed } from '../../../../test/support/meeting';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { ask, checkOf, handIn, waiting } from '../../../../test/support/photo-checks';
import { decide, uploadOne } from '../../../../test/support/photos';
import { type Actor } from '../../tenants';
import { type PhotoCheckQueueResponse } from './photo-checks.response';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(92);
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

const on = (who: Actor) => ({ authorization: tokens.get(who.email) ?? '' });
const path = (rest: string, slug: string) => `/api/staff/tenants/${slug}/photo-checks${rest}`;
const get = (rest = '', who: Actor = SUPPORT, slug = FIRST, host = 'console.localhost') =>
  api.on(host).get(path(rest, slug)).set(on(who)).buffer(true);
const act = (id: number | string, what: string, body: object, who: Actor = SUPPORT, slug = FIRST) =>
  api
    .on('console.localhost')
    .post(path(`/${id}/${what}`, slug))
    .set(on(who))
    .send(body);
const queue = async (after = '', who: Actor = SUPPORT, slug = FIRST): Promise<PhotoCheckQueueResponse> =>
  (await get(after && `?after=${after}`, who, slug).expect(200)).body as PhotoCheckQueueResponse;
const approve = (id: number | string, photos: readonly number[], who?: Actor, slug?: string) =>
  act(id, 'approve', { photos }, who, slug);
const refuse = (id: number | string, reasons: readonly string[], who?: Actor, slug?: string) =>
  act(id, 'refuse', { reasons }, who, slug);
const idOf = async (profile: number): Promise<number> => {
  const [row] = await rows(api, "select id from photo_check where profile_id = $1 and status = 'waiting'", [profile]);
  return Number(row?.['id']);
};
const someone = async (count = 1, host = FIRST) => {
  const person = await waiting(api, count, host);
  return { ...person, check: await idOf(person.id) };
};
const verifiedAt = async (profile: number): Promise<unknown> =>
  (await rows(api, 'select verified_at from profile where id = $1', [profile]))[0]?.['verified_at'];
const audited = (profile: number) =>
  rows(
    api,
    "select actor, action, details from audit_entry where subject = $1 and action like 'photo_check%' order by id",
    [`account:${profile}`],
  );
const goneOf = (profile: number) =>
  rows(api, "select from outbox where kind = 'check_picture_gone' and payload->>'account' = $1", [String(profile)]);
const today = (): string => new Date().toISOString().slice(0, 10);

describe('the queue of checks', () => {
  it('is one brand’s, oldest first, with the gesture, the picture and the photos to compare', async () => {
    const [one, other, elsewhere] = [await someone(2), await someone(), await someone(1, SECOND)];
    await uploadOne(api, one.cookie);
    const { checks, next } = await queue();
    expect(checks.map(({ id }) => id)).toEqual([one.check, other.check]);
    expect([checks[0], next]).toEqual([
      {
        ...{
          id: one.check,
          profile_id: one.id,
          name: 'Jo Visser',
          age: expect.any(Number) as number,
          fictional: false,
        },
        ...{ gesture: expect.any(String) as string, sent_at: expect.stringMatching(/Z$/) as string },
        picture: path(`/${one.check}/picture`, FIRST),
        photos: one.photos.map((id) => ({ id, picture: `/api/staff/tenants/${FIRST}/photos/${id}/picture` })),
      },
      null,
    ]);
    expect((await queue('', OPERATOR, SECOND)).checks.map(({ id }) => id)).toEqual([elsewhere.check]);
    const photo = checks[0]?.photos[0]?.picture ?? '';
    const compared = await api.on('console.localhost').get(photo).set(on(SUPPORT)).expect(200);
    expect(compared.headers['cache-control']).toBe('private, no-store');
  });

  it('has neither who is leaving nor somebody invented', async () => {
    const [leaving, made] = [await someone(), await someone()];
    await rows(api, "update account set status = 'pending_deletion' where id = $1", [leaving.id]);
    await change(api, made.id, { fictional: true });
    const waits = (await queue()).checks.map(({ id }) => id);
    for (const { check, photos, id } of [leaving, made]) {
      expect(waits).not.toContain(check);
      await get(`/${check}/picture`).expect(404);
      await approve(check, photos).expect(404);
      await refuse(check, ['other']).expect(404);
      expect(await audited(id)).toEqual([]);
    }
  });

  it('goes on behind the last one seen, where several came at the same time as well', async () => {
    const { id } = await someone();
    await rows(
      api,
      `with people as (
         insert into profile (tenant_id, name, birth_date, language)
         select tenant_id, 'Many', '1990-01-01', 'nl' from profile, generate_series(1, 60) where id = $1
         returning tenant_id, id),
       accounts as (
         insert into account (tenant_id, id, email, email_key, password_hash, language, signup_host)
         select tenant_id, id, id || '@x.example', id || '@x.example', 'x', 'nl', 'x' from people)
       insert into photo_check (tenant_id, profile_id, status, gesture, gesture_until, consent_text, language, file, sent_at)
       select tenant_id, id, 'waiting', 'thumb_up', now(), 'x', 'nl', 'none', now() + (id % 3) * interval '1 microsecond'
       from people`,
      [id],
    );
    const ids: number[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page = await queue(after);
      ids.push(...page.checks.map((check) => check.id));
      expect(page.checks.length).toBeLessThanOrEqual(50);
      after = page.next;
    }
    const wanted = await rows(
      api,
      `select c.id from photo_check c join tenant t on t.id = c.tenant_id join profile p on p.id = c.profile_id
       join account a on a.id = p.id where t.slug = $1 and c.status = 'waiting' and not p.fictional
         and a.status <> 'pending_deletion' order by c.sent_at, c.id`,
      [FIRST],
    );
    expect(ids).toEqual(wanted.map((row) => row['id']));
    await rows(api, "delete from photo_check where file = 'none'");
    for (const after of ['x', '7', '-1_1', '1_99999999999']) await get(`?after=${after}`).expect(422);
  });
});

describe('the picture of a check', () => {
  it('is shown while it waits, and each look is audited', async () => {
    const { id, check, photos } = await someone();
    for (const who of [SUPPORT, OPERATOR]) {
      const answer = await get(`/${check}/picture`, who).expect(200);
      expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'image/jpeg' });
      expect(await sharp(answer.body as Buffer).metadata()).toMatchObject({ width: 600, height: 800 });
    }
    await approve(check, photos).expect(204);
    await get(`/${check}/picture`).expect(404);
    expect((await audited(id)).slice(0, 2)).toEqual([
      { actor: SUPPORT.email, action: 'photo_check.viewed', details: { check } },
      { actor: OPERATOR.email, action: 'photo_check.viewed', details: { check } },
    ]);
  });
});

describe('a decision', () => {
  it('verifies the photos, for everybody to see, and takes the picture away', async () => {
    const { id, cookie, check, photos } = await someone(2);
    await approve(check, photos).expect(204);
    expect(await checkOf(api, cookie)).toMatchObject({
      ...{ state: 'verified', verified_at: today(), compared_photos: photos, can_start: false, reasons: [] },
      decided_at: expect.stringMatching(/Z$/) as string,
    });
    expect(await goneOf(id)).toHaveLength(1);
    const viewer = await confirmed(api);
    expect((await call(api, 'get', `members/${id}`, viewer.cookie)).body).toMatchObject({ verified_at: today() });
    expect(await audited(id)).toEqual([
      { actor: SUPPORT.email, action: 'photo_check.approved', details: { check, photos } },
    ]);
  });

  it('refuses with reasons, which the member reads, and another check may follow', async () => {
    const { id, cookie, check } = await someone();
    const reasons = ['gesture_missing', 'unclear'];
    await refuse(check, reasons, OPERATOR).expect(204);
    expect(await checkOf(api, cookie)).toMatchObject({ state: 'refused', reasons, verified_at: null, can_start: true });
    expect([await verifiedAt(id), await goneOf(id)]).toEqual([null, [{}]]);
    expect(await audited(id)).toEqual([
      { actor: OPERATOR.email, action: 'photo_check.refused', details: { check, reasons } },
    ]);
    await handIn(api, cookie);
    expect(await checkOf(api, cookie)).toMatchObject({ state: 'waiting', reasons: [], decided_at: null });
  });

  it('wants reasons of the list, and photos that are shown', async () => {
    const [{ cookie, check, photos }, other] = [await someone(), await someone()];
    for (const reasons of [[], ['ugly'], ['other', 'other'], 'other'])
      await act(check, 'refuse', { reasons }).expect(422);
    for (const wrong of [[], ['x'], [0], [photos[0], photos[0]], 7])
      await act(check, 'approve', { photos: wrong }).expect(422);
    const pending = await uploadOne(api, cookie);
    for (const wrong of [[pending.id], [...photos, pending.id], other.photos])
      expect((await approve(check, wrong).expect(409)).body).toMatchObject({ code: 'photo_check_photos_changed' });
    expect(await checkOf(api, cookie)).toMatchObject({ state: 'waiting' });
  });

  it('by two at once is one of theirs, told once', async () => {
    const { id, cookie, check, photos } = await someone();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => (n % 2 === 0 ? approve(check, photos) : refuse(check, ['other']))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409, 409]);
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ code: 'photo_check_closed' });
    const { state } = await checkOf(api, cookie);
    expect((await verifiedAt(id)) !== null).toBe(state === 'verified');
    expect([await goneOf(id), await audited(id)].map(({ length }) => length)).toEqual([1, 1]);
    const mails = await rows(
      api,
      `select from outbox o join account a on a.id = $1 where o.payload->>'mail' like 'photo_check_%'
       and o.payload->'person'->>'address' = a.email`,
      [id],
    );
    expect(mails).toHaveLength(1);
  });

  it('while the member withdraws is either taken back or too late', async () => {
    for (let n = 0; n < 4; n += 1) {
      const { id, cookie, check, photos } = await someone();
      const [decided] = await Promise.all([approve(check, photos), ask(api, 'delete', cookie).expect(204)]);
      expect([204, 409]).toContain(decided.status);
      expect(await checkOf(api, cookie)).toMatchObject({ state: 'none', ended: 'withdrawn', verified_at: null });
      expect([await verifiedAt(id), await goneOf(id)]).toEqual([null, [{}]]);
    }
  });

  it('while the last compared photo goes leaves nobody verified by it', async () => {
    for (let n = 0; n < 4; n += 1) {
      const { id, cookie, check, photos } = await someone();
      const [decided] = await Promise.all([
        approve(check, photos),
        call(api, 'delete', `photos/${photos[0] ?? 0}`, cookie).expect(204),
      ]);
      expect([204, 409]).toContain(decided.status);
      expect(await verifiedAt(id)).toBeNull();
      expect((await checkOf(api, cookie)).state).toBe(decided.status === 204 ? 'none' : 'waiting');
    }
  });

  it('is for staff of the brand, on the console', async () => {
    const { id, check, photos } = await someone(1, SECOND);
    await get('', { email: '', role: 'operator' }).expect(401);
    await get('', SUPPORT, SECOND).expect(404);
    await get(`/${check}/picture`, SUPPORT, SECOND).expect(404);
    await approve(check, photos, SUPPORT, SECOND).expect(404);
    for (const nobodys of [check, 999_999_999, 'x', 0]) {
      await get(`/${nobodys}/picture`, OPERATOR).expect(404);
      await approve(nobodys, photos, OPERATOR).expect(404);
      await refuse(nobodys, ['other'], OPERATOR).expect(404);
    }
    await api.on().get(path('', FIRST)).set(on(OPERATOR)).expect(404);
    expect([await audited(id), await verifiedAt(id)]).toEqual([[], null]);
  });
});

describe('verified photos', () => {
  it('are so until the last of the compared ones is deleted or rejected', async () => {
    const { id, cookie, check, photos } = await someone(3);
    const [first = 0, second = 0, third = 0] = photos;
    await approve(check, [first, second]).expect(204);
    await call(api, 'delete', `photos/${first}`, cookie).expect(204);
    await decide(api, third, 'quality');
    expect(await checkOf(api, cookie)).toMatchObject({ state: 'verified', compared_photos: [second] });
    await decide(api, second, 'quality');
    expect(await checkOf(api, cookie)).toMatchObject({ state: 'none', ended: 'photos_gone', verified_at: null });
    await decide(api, second);
    expect(await verifiedAt(id)).toBeNull();
  });

  it('are no longer so once the member withdraws', async () => {
    const { id, cookie, check, photos } = await someone();
    await approve(check, photos).expect(204);
    await ask(api, 'delete', cookie).expect(204);
    expect(await verifiedAt(id)).toBeNull();
    expect(await checkOf(api, cookie)).toMatchObject({ state: 'none', ended: 'withdrawn', can_start: true });
  });

  it('are never somebody invented’s', async () => {
    const { id } = await someone();
    await change(api, id, { fictional: true });
    await expect(change(api, id, { verified_at: new Date() })).rejects.toThrow(/profile_verified_check/);
  });
});
