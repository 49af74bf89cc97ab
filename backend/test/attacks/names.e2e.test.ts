import { type TestApi } from '../support/api';
import { PASSWORD, form, post, rows, startAccountsApi } from '../support/people';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(33);
});
afterAll(() => api.close());

const signUp = (part: object) => post(api, '/api/signups').send({ ...form('nobody@visitor.example'), ...part });
const signIn = (email: string, password = PASSWORD) => post(api, '/api/user.php').send({ email, password });
const accounts = async () =>
  (await rows(api, 'select email_key from account order by 1')).map((row) => row['email_key']);

/** The same mailbox for every mail program. */
const SPELLINGS = [
  'Olga.K@visitor.example',
  'OLGA.K@VISITOR.EXAMPLE',
  '  olga.k@visitor.example\t',
  '\u3000olga.k@visitor.example\u00a0',
  'olga.k@ｖｉｓｉｔｏｒ．ｅｘａｍｐｌｅ',
  'olga.k@visitor。example',
  'olga.k@visi\u200btor.example',
  'olga.k@visi\u00adtor.example',
  'olga.k@visitor.\ufeffexample',
  'olga.k@ⓥisitor.example',
];

/** Look-alikes that are another mailbox, or none: letters beyond ASCII, invisible characters. */
const LOOK_ALIKES = [
  'ｏlga.k@visitor.example',
  'olga.\u212a@visitor.example',
  'оlga.k@visitor.example',
  'olga.k\u200b@visitor.example',
  'ol\u00adga.k@visitor.example',
  '\u202eolga.k@visitor.example',
  'olga.k@visitor.example\u202e',
  'olga.k@\u202evisitor.example',
  'olga.k@visitor\u2066.example',
  'olga.k@visitor.example.',
  'olga.k.@visitor.example',
  'olga..k@visitor.example',
  'olga.k @visitor.example',
  'olga.k@ visitor.example',
  'olga.k＠visitor.example',
  'olga.k\u0000@visitor.example',
  '"olga.k"@visitor.example',
  '"olga.k\r\n"@visitor.example',
  'olga.k@visitor.example@visitor.example',
];

describe('an address', () => {
  beforeAll(async () => {
    await signUp({ email: 'Olga.K@Visitor.example' }).expect(201);
  });

  it.each(SPELLINGS)('written as %j is the account that it is', async (email) => {
    const before = await accounts();
    const taken = await signUp({ email }).expect(409);
    expect(taken.body).toMatchObject({ code: 'email_in_use' });
    await signIn(email).expect(200);
    expect(await accounts()).toEqual(before);
  });

  it.each(LOOK_ALIKES)('that looks like it opens nothing and is none: %j', async (email) => {
    const before = await accounts();
    const { faults } = (await signUp({ email }).expect(422)).body as { faults: { path: string }[] };
    expect(faults.map(({ path }) => path)).toEqual(['email']);
    const { status } = await signIn(email);
    expect([401, 422]).toContain(status);
    expect(await accounts()).toEqual(before);
  });

  it('of a host in letters is one with that host’s ASCII, and not with a look-alike', async () => {
    await signUp({ email: 'jo@bücher.example' }).expect(201);
    await signUp({ email: 'JO@BÜCHER.example' }).expect(409);
    await signUp({ email: 'jo@bu\u0308cher.example' }).expect(409);
    await signUp({ email: 'jo@xn--bcher-kva.example' }).expect(409);
    await signUp({ email: 'jo@bucher.example' }).expect(201);
    await signIn('jo@BU\u0308CHER.example').expect(200);
  });

  it('in all its spellings at once is one account', async () => {
    const spellings = SPELLINGS.map((one) => one.toLowerCase().replace('olga.k', 'race'));
    const answers = await Promise.all(spellings.map((email) => signUp({ email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(spellings.length - 1).fill(409)]);
    expect((await accounts()).filter((key) => key === 'race@visitor.example')).toHaveLength(1);
  });
});

describe('a name', () => {
  it.each([
    ['zero-width blanks', '\u200b\u200b\u200b'],
    ['no-break blanks', '\u00a0\u2007\u202f'],
    ['Hangul’s fillers', '\u3164\u3164\u3164'],
    ['half-width fillers', '\uffa0\uffa0'],
    ['Hangul’s first and middle filler', '\u115f\u1160'],
    ['an empty Braille cell', '\u2800\u2800'],
    ['marks without a letter', '\u0301\u0301'],
    ['a joiner in it', 'Jo\u200dVisser'],
    ['a word joiner in it', 'Jo\u2060Visser'],
    ['a soft hyphen in it', 'Jo\u00adVisser'],
    ['a grapheme joiner in it', 'Jo\u034fVisser'],
    ['a variation selector in it', 'Jo\ufe0fVisser'],
    ['a tag in it', 'Jo\u{e0041}Visser'],
    ['a byte order mark', '\ufeff\ufeff'],
    ['text turned around', '\u202eressiV oJ'],
    ['isolated text', '\u2067Jo Visser\u2069'],
    ['a mark of direction', 'Jo\u200fVisser'],
    ['private letters', '\ue000\ue001'],
    ['control signs', 'Jo\u0007Visser'],
    ['half a letter', 'Jo\ud835'],
  ])('of %s is none', async (_, name) => {
    const { faults } = (await signUp({ name }).expect(422)).body as { faults: { path: string }[] };
    expect(faults.map(({ path }) => path)).toEqual(['name']);
  });

  it.each([
    'Ｅｖｅｒｇｌｏｗ',
    'ＥＶＥＲＧＬＯＷ',
    '𝐄𝐯𝐞𝐫𝐠𝐥𝐨𝐰',
    'Ａｄｍｉｎ',
    '𝖲𝗎𝗉𝗉𝗈𝗋𝗍',
    'ⓢⓤⓟⓟⓞⓡⓣ',
    '＠jo',
    '﹫jo',
    'ＪＯ＠Ｖisitor.example',
  ])('is nobody else’s in other letters: %s', async (name) => {
    const { code } = (await signUp({ name, email: 'jo@visitor.example' }).expect(422)).body as { code: string };
    expect(code).toBe('invalid_input');
  });

  it('is kept in one form, whichever way its letters were written', async () => {
    for (const [at, name] of ['  Zoe\u0308\u2003Visser ', 'Zo\u00eb Visser', 'Zoë\tVisser'].entries())
      await signUp({ name, email: `zoe-${at}@visitor.example` }).expect(201);
    const kept = await rows(
      api,
      "select distinct name from profile p join account using (id) where email like 'zoe-%'",
    );
    expect(kept).toEqual([{ name: 'Zo\u00eb Visser' }]);
  });
});

it('a password is the same from every keyboard, and no other is', async () => {
  const email = 'keys@visitor.example';
  await signUp({ email, password: 'sieben müde Otter' }).expect(201);
  await signIn(email, 'sieben mu\u0308de Otter').expect(200);
  await signIn(email, 'ｓieben müde Otter').expect(200);
  for (const other of ['sieben mude Otter', 'Sieben müde Otter', 'sieben müde Otter\u200b'])
    await signIn(email, other).expect(401);
});
