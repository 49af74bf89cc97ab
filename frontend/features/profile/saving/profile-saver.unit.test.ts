import { type Answer } from '../../../lib/api/problem';
import { keepDraft, keptDraft } from './drafts';
import { ProfileSaver } from './profile-saver';
import { type FieldName, type OwnProfile, type Value } from './values';

const MEMBER = 7;
const PROFILE = {
  ...{ id: MEMBER, name: 'Jo', about_me: null, looking_for: null, hair_color: 'red', interests: [1] },
  ...{ country: 'NL', city: 'Utrecht' },
} as unknown as OwnProfile;
const UNREACHABLE = { state: 'unreachable' } as const;

let stored: Map<string, string>;
beforeEach(() => {
  jest.useFakeTimers();
  stored = new Map();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.assign(globalThis, { window: { localStorage } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
  jest.useRealTimers();
});

interface Sent {
  readonly field: FieldName;
  readonly value: Value;
  readonly answer: (answer?: Answer<OwnProfile>) => Promise<void>;
}

/** A page of the member's, and what it has sent. */
function page(profile = PROFILE, onSaved = () => Promise.resolve()) {
  const sent: Sent[] = [];
  let current = profile;
  const saver = new ProfileSaver({
    fits: (_, value) => value !== 'too long',
    onSaved,
    send: (field, value) =>
      new Promise((resolve) => {
        const answer = async (given?: Answer<OwnProfile>): Promise<void> => {
          current = given ? current : { ...current, [field]: value };
          resolve(given ?? { state: 'done', value: current });
          await jest.advanceTimersByTimeAsync(0);
        };
        sent.push({ field, value, answer });
      }),
  });
  saver.know(MEMBER, profile, ['name', 'hair_color', 'about_me', 'looking_for']);
  const told = () => sent.map(({ field, value }) => [field, value]);
  return { saver, sent, told };
}
const pause = (): Promise<void> => jest.advanceTimersByTimeAsync(2000);

test('a choice stays shown until the page knows what was saved', async () => {
  let known = (): void => undefined;
  const { saver, sent } = page(PROFILE, () => new Promise((resolve) => (known = resolve)));
  saver.change('hair_color', 'brown');
  await pause();
  await sent[0]?.answer();
  expect(saver.all()).toMatchObject({ hair_color: { value: 'brown', progress: { name: 'saving' } } });
  known();
  await pause();
  expect(saver.all()).toMatchObject({ hair_color: { progress: { name: 'saved', isLeft: true } } });
});

test('a text goes after a pause, a choice sooner, one request after the other', async () => {
  const { saver, sent, told } = page();
  saver.change('about_me', 'H');
  saver.change('about_me', 'Hi');
  saver.change('hair_color', 'brown');
  expect(told()).toEqual([]);
  await pause();
  expect(told()).toEqual([['hair_color', 'brown']]);
  await sent[0]?.answer();
  expect(told().slice(1)).toEqual([['about_me', 'Hi']]);
  await sent[1]?.answer();
  expect(saver.all()).toMatchObject({ about_me: { progress: { name: 'saved', isLeft: false } } });
  expect([...stored.keys()]).toEqual([]);
});

test('what is written while it is saved is saved too, and nothing twice', async () => {
  const { saver, sent, told } = page();
  saver.change('about_me', 'One');
  saver.leave('about_me');
  await pause();
  saver.change('about_me', 'One, two');
  await sent[0]?.answer();
  expect(saver.all().about_me).toMatchObject({ value: 'One, two', progress: { name: 'changed' } });
  saver.leave('about_me');
  await pause();
  await sent[1]?.answer();
  await pause();
  expect(told()).toEqual([
    ['about_me', 'One'],
    ['about_me', 'One, two'],
  ]);
});

test('back to what the profile says is nothing to save', async () => {
  const { saver, told } = page();
  saver.change('hair_color', 'brown');
  saver.change('hair_color', 'red');
  await pause();
  expect([told(), saver.all(), stored.size]).toEqual([[], {}, 0]);
});

test('a name goes when it is left, not before; what does not fit waits', async () => {
  const { saver, told } = page();
  saver.change('name', 'J');
  saver.change('about_me', 'too long');
  await pause();
  expect(told()).toEqual([]);
  saver.leave('name');
  await pause();
  expect(told()).toEqual([['name', 'J']]);
  expect(keptDraft(MEMBER, 'about_me')?.value).toBe('too long');
});

test('what is refused stays, and goes again when it is asked for or the connection is back', async () => {
  const { saver, sent, told } = page();
  saver.change('about_me', 'Hello');
  await pause();
  await sent[0]?.answer(UNREACHABLE);
  expect(saver.all().about_me).toMatchObject({ value: 'Hello', progress: { name: 'refused', refusal: UNREACHABLE } });
  saver.retryUnreached();
  await pause();
  await sent[1]?.answer({ state: 'failed', code: undefined });
  saver.retryUnreached();
  await pause();
  expect(told()).toHaveLength(2);
  saver.retry('about_me');
  await pause();
  await sent[2]?.answer();
  expect([saver.all().about_me?.progress.name, stored.size]).toEqual(['saved', 0]);
});

test('leaving the page sends what waits, but nothing that is under way', async () => {
  const { saver, told } = page();
  saver.change('hair_color', 'brown');
  await pause();
  saver.change('hair_color', 'blond');
  saver.change('about_me', 'Hello');
  saver.change('name', 'Half a na');
  saver.sendAll();
  expect(told()).toEqual([
    ['hair_color', 'brown'],
    ['about_me', 'Hello'],
  ]);
  expect(['hair_color', 'name'].map((field) => keptDraft(MEMBER, field as FieldName)?.value)).toEqual([
    'blond',
    'Half a na',
  ]);
});

test('what was not saved is taken up again: sent by itself, or asked about where it is not safe to', async () => {
  keepDraft(MEMBER, 'about_me', { value: 'Mine', before: null });
  keepDraft(MEMBER, 'looking_for', { value: 'Mine', before: 'Older' });
  keepDraft(MEMBER, 'name', { value: 'Half a na', before: 'Jo' });
  keepDraft(MEMBER, 'hair_color', { value: 'brown', before: 'black' });
  keepDraft(MEMBER + 1, 'about_me', { value: 'Another’s', before: null });
  const { saver, sent, told } = page();
  await pause();
  expect(told()).toEqual([['about_me', 'Mine']]);
  await sent[0]?.answer();
  expect(saver.all()).toMatchObject({
    looking_for: { value: 'Mine', progress: { name: 'found' } },
    name: { value: 'Half a na', progress: { name: 'found' } },
  });
  expect(saver.all().hair_color).toBeUndefined();
  saver.discard('looking_for');
  saver.retry('name');
  await pause();
  expect(told().slice(1)).toEqual([['name', 'Half a na']]);
  expect([...stored.keys()].sort()).toEqual([`profile:${MEMBER + 1}:about_me`, `profile:${MEMBER}:name`].sort());
});
