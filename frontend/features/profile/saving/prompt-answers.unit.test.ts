import { type Answer } from '../../../lib/api/problem';
import { keptDraft } from './drafts';
import { ProfileSaver } from './profile-saver';
import { type FieldName, type OwnProfile, type PromptField, promptField, savedValue, type Value } from './values';

const PROFILE = {
  ...{ id: 7, name: 'Jo', country: 'NL', city: 'Utrecht' },
  prompts: [{ code: 'a', answer: 'A.', asked: true }],
} as unknown as OwnProfile;
const [OLD, NEW] = [promptField('a'), promptField('b')];

beforeEach(() => {
  jest.useFakeTimers();
  const stored = new Map<string, string>();
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

/** A page whose requests wait until the test answers them. */
function page() {
  const sent: { told: readonly [FieldName, Value, PromptField | undefined]; answer: (value: OwnProfile) => void }[] =
    [];
  const saver = new ProfileSaver({
    fits: (_, value) => value !== '',
    onSaved: () => Promise.resolve(),
    send: (...told) =>
      new Promise<Answer<OwnProfile>>((resolve) => {
        sent.push({
          told,
          answer: (value) => {
            resolve({ state: 'done', value });
          },
        });
      }),
  });
  saver.know(7, PROFILE, [OLD, NEW]);
  return { saver, sent };
}
const pause = (): Promise<void> => jest.advanceTimersByTimeAsync(2000);

test('the value of a question is its answer, or nothing', () => {
  expect([savedValue(PROFILE, OLD), savedValue(PROFILE, NEW)]).toEqual(['A.', null]);
});

test('an answer says whose place it takes as long as it is not saved, also to the page that finds it', async () => {
  const { saver, sent } = page();
  saver.change(NEW, 'B', OLD);
  saver.change(NEW, 'B.');
  expect(keptDraft(7, NEW)).toEqual({ value: 'B.', before: null, replaces: OLD });
  await pause();
  expect(sent.map(({ told }) => told)).toEqual([[NEW, 'B.', OLD]]);
  const again = page();
  await pause();
  expect(again.sent.map(({ told }) => told)).toEqual([[NEW, 'B.', OLD]]);
});

test('another change waits for the field that is being saved, and the next field for it', async () => {
  const { saver, sent } = page();
  saver.change(OLD, 'New.');
  await pause();
  const removed = { ...PROFILE, prompts: [] };
  const steps: string[] = [];
  const run = saver.run(() => {
    steps.push('removed');
    return Promise.resolve({ state: 'done', value: removed });
  });
  saver.change(NEW, 'B.');
  await pause();
  expect([sent.length, steps]).toEqual([1, []]);
  sent[0]?.answer({ ...PROFILE, prompts: [{ code: 'a', answer: 'New.', asked: true }] });
  expect(await run).toEqual({ state: 'done', value: removed });
  await pause();
  expect(sent.map(({ told: [field] }) => field)).toEqual([OLD, NEW]);
  expect(steps).toEqual(['removed']);
});
