import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { block, call, change, confirmed, hide, invented } from '../../../../../test/support/meeting';
import { type Person, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { decide, uploadOne } from '../../../../../test/support/photos';
import { type LikesOverviewResponse } from '../list-likes/likes.response';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(88);
});
afterAll(() => api.close());

const someone = (host = FIRST): Promise<Person> => confirmed(api, {}, host);
const answer = (id: number, code = 'good_sunday', position = 0) =>
  rows(
    api,
    `insert into profile_prompt (tenant_id, profile_id, code, answer, position)
     select tenant_id, id, $2, 'Bread.', $3 from profile where id = $1`,
    [id, code, position],
  );
async function photo({ cookie }: Person): Promise<number> {
  const { id } = await uploadOne(api, cookie);
  await decide(api, id);
  return id;
}
const like = (by: Person, whom: number | string, thing: object, host = FIRST) =>
  call(api, 'put', `likes/${whom}/thing`, by.cookie, host).send(thing);
const likes = async (of: Person): Promise<LikesOverviewResponse> =>
  (await call(api, 'get', 'likes.php', of.cookie).expect(200)).body as LikesOverviewResponse;
const profile = async (of: number, by: Person): Promise<unknown> =>
  (await call(api, 'get', `members/${of}`, by.cookie).expect(200)).body;
const pushes = async ({ id }: Person): Promise<number> =>
  numberOf("select from outbox where kind = 'push' and payload ->> 'account' = $1", [String(id)]);
const numberOf = async (text: string, values: unknown[]): Promise<number> => (await rows(api, text, values)).length;

describe('a like of one thing', () => {
  it('tells the liked one which answer it was, in the list and on the profile, and the liker what they like', async () => {
    const [one, other] = [await someone(), await someone()];
    await answer(other.id);
    expect((await like(one, other.id, { prompt: 'good_sunday' }).expect(200)).body).toEqual({ mutual: false });
    const thing = { prompt: 'good_sunday', photo: null };
    expect(await likes(other)).toMatchObject({
      liked_by: [{ id: one.id, like_new: true, likes: thing }],
      new_likes: 1,
    });
    expect(await profile(one.id, other)).toMatchObject({ likes: thing, liked: null });
    expect(await profile(other.id, one)).toMatchObject({ likes: null, liked: { prompt: 'good_sunday', photo: null } });
    // Only the two of them learn which photo or answer was liked.
    expect(await profile(other.id, await someone())).toMatchObject({ likes: null, liked: null });
  });

  it('shows the photo that it is of, and none any more once that is gone', async () => {
    const [one, other] = [await someone(), await someone()];
    const id = await photo(other);
    const { body } = await call(api, 'get', `members/${other.id}/photos`, one.cookie).expect(200);
    expect(body).toMatchObject({ photos: [{ id }] });
    await like(one, other.id, { photo: id }).expect(200);
    const [card] = (await likes(other)).liked_by;
    expect(card?.likes).toMatchObject({ prompt: null, photo: { status: 'active', blurred: false } });
    await call(api, 'delete', `photos/${id}`, other.cookie).expect(204);
    expect((await likes(other)).liked_by[0]?.likes).toEqual({ prompt: null, photo: null });
  });

  it('is the same like as before, of something else: neither new again nor told again', async () => {
    const [one, other] = [await someone(), await someone()];
    await answer(other.id);
    await call(api, 'put', `likes/${other.id}`, one.cookie).expect(200);
    await call(api, 'delete', `likes/${one.id}/new`, other.cookie).expect(204);
    const told = await pushes(other);
    for (let again = 0; again < 2; again += 1) await like(one, other.id, { prompt: 'good_sunday' }).expect(200);
    expect(await likes(other)).toMatchObject({
      liked_by: [{ id: one.id, like_new: false, likes: { prompt: 'good_sunday' } }],
      new_likes: 0,
    });
    expect(await pushes(other)).toBe(told);
    // The heart of the card takes nothing of it away; a like that is taken back does.
    await call(api, 'put', `likes/${other.id}`, one.cookie).expect(200);
    expect((await likes(other)).liked_by[0]?.likes).not.toBeNull();
    await call(api, 'delete', `likes/${other.id}`, one.cookie).expect(204);
    await call(api, 'put', `likes/${other.id}`, one.cookie).expect(200);
    expect((await likes(other)).liked_by[0]?.likes).toBeNull();
  });

  it('changes no other like, neither of the same person nor by the same one, and nothing where it is refused', async () => {
    const [one, two, other, third] = [await someone(), await someone(), await someone(), await someone()];
    await answer(other.id);
    await answer(other.id, 'first_date', 1);
    await answer(third.id);
    await like(two, other.id, { prompt: 'first_date' }).expect(200);
    await like(one, third.id, { prompt: 'good_sunday' }).expect(200);
    await call(api, 'put', `likes/${other.id}`, one.cookie).expect(200);
    await like(one, other.id, { prompt: 'good_sunday' }).expect(200);
    await like(one, other.id, { prompt: 'two_truths' }).expect(409);
    const liked = async (by: Person, whom: Person): Promise<unknown> => profile(whom.id, by);
    expect(await liked(two, other)).toMatchObject({ liked: { prompt: 'first_date' } });
    expect(await liked(one, other)).toMatchObject({ liked: { prompt: 'good_sunday' } });
    expect(await liked(one, third)).toMatchObject({ liked: { prompt: 'good_sunday' } });
  });

  it('is no match because somebody else likes the liker', async () => {
    const [one, other, third] = [await someone(), await someone(), await someone()];
    await answer(other.id);
    await call(api, 'put', `likes/${one.id}`, third.cookie).expect(200);
    expect((await like(one, other.id, { prompt: 'good_sunday' }).expect(200)).body).toEqual({ mutual: false });
  });

  it('is one like, however many are given at once, and makes a match', async () => {
    const [one, other] = [await someone(), await someone()];
    await Promise.all([answer(one.id), answer(other.id)]);
    const both = [one, other].flatMap((by) =>
      Array.from({ length: 4 }, () => like(by, by === one ? other.id : one.id, { prompt: 'good_sunday' }).expect(200)),
    );
    await Promise.all(both);
    expect(await numberOf('select from member_like where liker_id = any($1)', [[one.id, other.id]])).toBe(2);
    expect((await like(one, other.id, { prompt: 'good_sunday' }).expect(200)).body).toEqual({ mutual: true });
  });

  it('may be of somebody invented, and is no match with them', async () => {
    const [one, robin] = [await someone(), await invented(api)];
    await answer(robin);
    await rows(
      api,
      'insert into member_like (tenant_id, liker_id, liked_id) select tenant_id, $1, id from profile where id = $2',
      [robin, one.id],
    );
    expect((await like(one, robin, { prompt: 'good_sunday' }).expect(200)).body).toEqual({ mutual: false });
  });
});

describe('no like', () => {
  it('is of what is not on the profile: an answer or photo of somebody else, a photo that waits, a question not answered', async () => {
    const [one, other, third] = [await someone(), await someone(), await someone()];
    const theirs = await photo(third);
    await answer(third.id);
    const { id: waiting } = await uploadOne(api, other.cookie);
    for (const thing of [{ prompt: 'good_sunday' }, { photo: theirs }, { photo: waiting }, { photo: 2_147_483_647 }])
      expect((await like(one, other.id, thing).expect(409)).body).toMatchObject({ code: 'profile_thing_gone' });
    expect((await likes(one)).profiles).toEqual([]);
  });

  it.each([
    {},
    { photo: 0 },
    { photo: '5' },
    { prompt: "x'--" },
    { prompt: '' },
    { photo: null, prompt: null },
    { photo: 5, prompt: 'good_sunday' },
  ])('is asked for by %j', async (thing) => {
    const [one, other] = await (pair ??= Promise.all([someone(), someone()]));
    expect((await like(one, other.id, thing).expect(422)).body).toMatchObject({ code: 'invalid_input' });
  });
  let pair: Promise<[Person, Person]> | undefined;

  it('is of somebody who is blocked either way, hidden, another brand’s, unknown or oneself', async () => {
    const [one, elsewhere] = [await someone(), await someone(SECOND)];
    const others = [await someone(), await someone(), await someone()];
    for (const { id } of [...others, one, elsewhere]) await answer(id);
    const [blocked, blocking, hidden] = others.map(({ id }) => id);
    await block(api, one.id, blocked ?? 0);
    await block(api, blocking ?? 0, one.id);
    await hide(api, hidden ?? 0);
    for (const id of [blocked, blocking, hidden, one.id, elsewhere.id, 999_999_999, 'x'])
      expect((await like(one, id ?? 0, { prompt: 'good_sunday' }).expect(404)).body).toMatchObject({
        code: 'profile_not_found',
      });
  });

  it('is given without a session or a confirmed address', async () => {
    const [other, fresh] = [await someone(), await signUp(api, 'fresh-thing@visitor.example')];
    await answer(other.id);
    await change(api, fresh.id, { status: 'active' });
    const thing = { prompt: 'good_sunday' };
    await call(api, 'put', `likes/${other.id}/thing`, '').send(thing).expect(403);
    expect((await like(fresh, other.id, thing).expect(403)).body).toMatchObject({ code: 'account_not_confirmed' });
  });
});
