import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { newAddress, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { type OwnProfileResponse } from '../../profile/own-profile.response';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(95);
});
afterAll(() => api.close());

const CODES = ['good_sunday', 'two_truths', 'party_spot'] as const;

let people = 0;
const call = (method: 'put' | 'delete', path: string, cookie: string, host = FIRST) => {
  const [site, to] = [api.on(`${host}.localhost`), `/api/profile/prompts/${path}`];
  const request = method === 'put' ? site.put(to) : site.delete(to);
  return request.set('x-forwarded-for', newAddress()).set('cookie', cookie);
};
/** Somebody who has answered these questions. */
async function someone(codes: readonly string[] = CODES, host = FIRST) {
  const person = await signUp(api, `ordered${(people += 1)}@visitor.example`, host);
  for (const code of codes)
    await call('put', code, person.cookie, host)
      .send({ answer: `My ${code}.` })
      .expect(200);
  return person;
}
const order = (cookie: string, codes: unknown, host = FIRST) => call('put', 'order', cookie, host).send({ codes });
const codesIn = (body: unknown): string[] => (body as OwnProfileResponse).prompts.map(({ code }) => code);
const codesOf = async (cookie: string): Promise<string[]> =>
  codesIn((await api.on(`${FIRST}.localhost`).get('/api/profile').set('cookie', cookie)).body);

describe('the order of answers', () => {
  it('is that of answering, then the member’s own', async () => {
    const { cookie } = await someone();
    expect(await codesOf(cookie)).toEqual(CODES);
    const { body } = await order(cookie, CODES.toReversed()).expect(200);
    expect(codesIn(body)).toEqual(CODES.toReversed());
    await order(cookie, CODES.toReversed()).expect(200);
    expect(await codesOf(cookie)).toEqual(CODES.toReversed());
  });

  it('names all that are there, each once', async () => {
    const { cookie } = await someone();
    const [first, second] = CODES;
    for (const codes of [[first, second], [first, second, 'won_over'], []])
      expect((await order(cookie, codes).expect(409)).body).toMatchObject({ code: 'prompt_order_stale' });
    for (const codes of [[first, first, second], [...CODES, 'won_over'], [first, second, 3], 'all', null])
      await order(cookie, codes).expect(422);
    expect(await codesOf(cookie)).toEqual(CODES);
  });

  it('from many sides at once is one of those that were sent', async () => {
    const { cookie } = await someone();
    const [a, b, c] = CODES;
    const wanted = [
      [a, b, c],
      [b, c, a],
      [c, a, b],
    ];
    await Promise.all([...wanted, ...wanted].map((codes) => order(cookie, codes).expect(200)));
    expect(wanted).toContainEqual(await codesOf(cookie));
  });
});

describe('a question', () => {
  it('is removed with its answer, also the second time, and the others move up', async () => {
    const { id, cookie } = await someone();
    for (let sent = 0; sent < 2; sent += 1) {
      const { body } = await call('delete', CODES[0], cookie).expect(200);
      expect(codesIn(body)).toEqual(CODES.slice(1));
    }
    const places = await rows(api, 'select position from profile_prompt where profile_id = $1 order by 1', [id]);
    expect(places).toEqual([{ position: 0 }, { position: 1 }]);
    await call('delete', 'no_such_question', cookie).expect(200);
    await call('put', 'won_over', cookie).send({ answer: 'Cake.' }).expect(200);
    expect(await codesOf(cookie)).toEqual([...CODES.slice(1), 'won_over']);
  });

  it('is removed where the brand no longer asks it', async () => {
    const { id, cookie } = await someone([]);
    await rows(
      api,
      `insert into profile_prompt (tenant_id, profile_id, code, answer, position)
       select tenant_id, id, 'own_of_last_year', 'Old.', 0 from profile where id = $1`,
      [id],
    );
    expect(await codesOf(cookie)).toEqual(['own_of_last_year']);
    await call('delete', 'own_of_last_year', cookie).expect(200);
    expect(await codesOf(cookie)).toEqual([]);
  });
});

it('nobody changes another’s, at another brand or without a session', async () => {
  const [mine, theirs, elsewhere] = [await someone(), await someone(CODES, FIRST), await someone(CODES, SECOND)];
  for (const [cookie, host] of [
    ['', FIRST],
    [mine.cookie, SECOND],
    [elsewhere.cookie, FIRST],
  ] as const)
    for (const refused of [await order(cookie, CODES.toReversed(), host), await call('delete', CODES[0], cookie, host)])
      expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ authentication_required: true })]);
  await call('delete', CODES[0], mine.cookie).set('sec-fetch-site', 'cross-site').expect(403);
  await call('delete', CODES[0], mine.cookie).expect(200);
  expect(await codesOf(theirs.cookie)).toEqual(CODES);
});
