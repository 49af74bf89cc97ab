import { PROMPT_CODES } from '../../../../../../contract/profile/prompts';
import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { newAddress, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { show } from '../../../../../test/support/photos';
import { PublishedSites, Tenants } from '../../../tenants';
import { type OwnProfileResponse } from '../../profile/own-profile.response';
import { type MemberResponse } from '../show-member/member.response';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(94);
});
afterAll(() => api.close());

let people = 0;
const someone = (host = FIRST) => signUp(api, `answers${(people += 1)}@visitor.example`, host);
const put = (cookie: string, code: string, body: unknown, host = FIRST) =>
  api
    .on(`${host}.localhost`)
    .put(`/api/profile/prompts/${code}`)
    .set('x-forwarded-for', newAddress())
    .set('cookie', cookie)
    .send(body as object);
const answer = async (cookie: string, code: string, text: string, replaces?: string): Promise<OwnProfileResponse> =>
  (await put(cookie, code, { answer: text, replaces }).expect(200)).body as OwnProfileResponse;
const get = async (cookie: string, path: string, host = FIRST): Promise<unknown> =>
  (await api.on(`${host}.localhost`).get(`/api/${path}`).set('x-forwarded-for', newAddress()).set('cookie', cookie))
    .body as unknown;
const told = ({ prompts }: Pick<OwnProfileResponse | MemberResponse, 'prompts'>): string[] =>
  prompts.map(({ code, answer: text }) => `${code}: ${text}`);
const own = async (cookie: string, host = FIRST): Promise<string[]> =>
  told((await get(cookie, 'profile', host)) as OwnProfileResponse);

describe('an answer to a question', () => {
  it('is saved by itself, answered with the whole profile, and seen at once by others', async () => {
    const [writer, reader] = [await someone(), await someone()];
    await show(api, writer.id);
    const before = (await get(writer.cookie, 'profile')) as OwnProfileResponse;
    expect(before.completeness.missing).toContain('prompts');
    const saved = await put(writer.cookie, 'good_sunday', { answer: ' Bread,\r\nand <b>nothing</b> else. ' }).expect(
      200,
    );
    expect(saved.headers['cache-control']).toBe('no-store');
    const text = 'Bread,\nand <b>nothing</b> else.';
    expect(saved.body).toMatchObject({
      id: writer.id,
      prompts: [{ code: 'good_sunday', answer: text, asked: true }],
      completeness: { missing: expect.not.arrayContaining(['prompts']) as string[] },
    });
    const seen = (await get(reader.cookie, `members/${writer.id}`)) as MemberResponse;
    expect(seen.prompts).toEqual([{ code: 'good_sunday', answer: text }]);
    await answer(writer.cookie, 'good_sunday', 'Soup.');
    expect(told((await get(reader.cookie, `members/${writer.id}`)) as MemberResponse)).toEqual(['good_sunday: Soup.']);
  });

  it('counts as words of one’s own where searches rank, as long as there is one', async () => {
    const { id, cookie } = await someone();
    await show(api, id);
    const rank = async () => (await rows(api, 'select rank from listing where profile_id = $1', [id]))[0]?.['rank'];
    expect(await rank()).toBe(1);
    await answer(cookie, 'good_sunday', 'A.');
    expect(await rank()).toBe(2);
    await api.on(`${FIRST}.localhost`).delete('/api/profile/prompts/good_sunday').set('cookie', cookie).expect(200);
    expect(await rank()).toBe(1);
  });

  it('keeps the place of its question, or takes that of another, and is there once however often it is sent', async () => {
    const { id, cookie } = await someone();
    for (const code of ['good_sunday', 'two_truths', 'party_spot']) await answer(cookie, code, 'A.');
    await Promise.all(Array.from({ length: 5 }, () => answer(cookie, 'two_truths', 'B.')));
    expect(await own(cookie)).toEqual(['good_sunday: A.', 'two_truths: B.', 'party_spot: A.']);
    for (let sent = 0; sent < 2; sent += 1) await answer(cookie, 'trip_again', 'C.', 'two_truths');
    expect(await own(cookie)).toEqual(['good_sunday: A.', 'trip_again: C.', 'party_spot: A.']);
    const times = () =>
      rows(api, 'select code, changed_at from profile_prompt where profile_id = $1 order by code', [id]);
    const before = await times();
    await answer(cookie, 'good_sunday', ' A. ');
    expect(await times()).toEqual(before);
  });

  it('finds three places: of many sent at once three are kept', async () => {
    const { cookie } = await someone();
    const answers = await Promise.all(PROMPT_CODES.slice(0, 8).map((code) => put(cookie, code, { answer: 'A.' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'prompt_limit_reached', most: 3 });
    expect(await own(cookie)).toHaveLength(3);
  });

  it('may be one hundred and fifty characters long, as people count', async () => {
    const { cookie } = await someone();
    const family = '👩‍👩‍👧';
    await answer(cookie, 'won_over', ` ${family.repeat(150)} `);
    expect(await own(cookie)).toEqual([`won_over: ${family.repeat(150)}`]);
    await put(cookie, 'won_over', { answer: family.repeat(151) }).expect(422);
  });

  it.each<[unknown, string]>([
    [{ answer: '' }, 'answer grapheme_length'],
    [{ answer: ' \u200b\u3164\n ' }, 'answer grapheme_length'],
    [{ answer: 5 }, 'answer grapheme_length'],
    [{}, 'answer grapheme_length'],
    [{ answer: 'A.', replaces: 5 }, 'replaces'],
    [{ answer: 'A.', position: 1 }, 'position unknown_field'],
  ])('is not %j', async (body, fault) => {
    const { cookie } = await (known ??= someone());
    const { faults } = (await put(cookie, 'good_sunday', body).expect(422)).body as {
      faults: { path: string; code: string }[];
    };
    expect(faults.map(({ path, code }) => `${path} ${code}`).join()).toContain(fault);
    expect(await own(cookie)).toEqual([]);
  });
  let known: ReturnType<typeof someone> | undefined;

  it('is only to what the brand asks', async () => {
    const { cookie } = await someone();
    for (const code of ['no_such_question', 'GOOD_SUNDAY', 'own_of_another_brand', 'x'.repeat(60)])
      expect((await put(cookie, code, { answer: 'A.' }).expect(404)).body).toMatchObject({ code: 'prompt_not_found' });
    const [own1 = ''] = await ownCodes(FIRST);
    await answer(cookie, own1, 'Mine.');
    expect(await own(cookie)).toEqual([`${own1}: Mine.`]);
    const elsewhere = await someone(SECOND);
    await put(elsewhere.cookie, own1, { answer: 'A.' }, SECOND).expect(404);
  });

  it('is for members of the brand, about themselves', async () => {
    const [one, other, elsewhere] = [await someone(), await someone(), await someone(SECOND)];
    await answer(one.cookie, 'good_sunday', 'Mine.');
    for (const refused of [
      await put('', 'good_sunday', { answer: 'A.' }),
      await put(one.cookie, 'good_sunday', { answer: 'A.' }, SECOND),
    ])
      expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ authentication_required: true })]);
    await put(one.cookie, 'good_sunday', { answer: 'A.' }).set('sec-fetch-site', 'cross-site').expect(403);
    expect(await own(one.cookie)).toEqual(['good_sunday: Mine.']);
    expect([await own(other.cookie), await own(elsewhere.cookie, SECOND)]).toEqual([[], []]);
    await show(api, one.id);
    expect(await get(elsewhere.cookie, `members/${one.id}`, SECOND)).toMatchObject({ code: 'profile_not_found' });
  });
});

const documentOf = async (host: string) => {
  const { app } = api.running;
  const { id, live_revision } = await app.get(Tenants).get(host);
  return app.get(PublishedSites).document(id, live_revision ?? 0);
};
const ownCodes = async (host: string): Promise<string[]> =>
  (await documentOf(host)).prompts.own.map(({ code }) => code);

describe('a question that the brand no longer asks', () => {
  it('keeps its answer for its member alone, who may remove it', async () => {
    const [writer, reader] = [await someone(SECOND), await someone(SECOND)];
    await show(api, writer.id);
    await put(writer.cookie, 'good_sunday', { answer: 'Kept.' }, SECOND).expect(200);
    await put(writer.cookie, 'two_truths', { answer: 'Shown.' }, SECOND).expect(200);
    // Publishing is tested elsewhere: here the document that lies in memory is changed.
    const document = await documentOf(SECOND);
    const { prompts } = document;
    Object.assign(document, { prompts: { ...prompts, off: ['good_sunday'] } });
    try {
      const seen = (await get(reader.cookie, `members/${writer.id}`, SECOND)) as MemberResponse;
      expect(told(seen)).toEqual(['two_truths: Shown.']);
      expect(await get(writer.cookie, 'profile', SECOND)).toMatchObject({
        prompts: [
          { code: 'good_sunday', answer: 'Kept.', asked: false },
          { code: 'two_truths', answer: 'Shown.', asked: true },
        ],
      });
      await put(writer.cookie, 'good_sunday', { answer: 'New.' }, SECOND).expect(404);
      Object.assign(document, { prompts: { off: PROMPT_CODES, own: [] } });
      const { completeness } = (await get(reader.cookie, 'profile', SECOND)) as OwnProfileResponse;
      expect(completeness.missing).not.toContain('prompts');
    } finally {
      Object.assign(document, { prompts });
    }
  });
});
