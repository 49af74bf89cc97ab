import { type Answer } from '../api/problem';
import { call } from '../api/call';
import { heartsNow, knownHearts, pressHeart, tellHearts, watchMatches } from './hearts';

jest.mock('../api/call', () => ({ call: jest.fn() }));
type Params = { readonly params: { readonly path: { readonly id: number } } };
const api = call as unknown as jest.Mock<Promise<Answer<unknown>>, [string, string, Params]>;
const asked = (): unknown[] =>
  api.mock.calls.map(([method, path, { params }]) => `${method} ${path.replace('{id}', String(params.path.id))}`);

/** Calls that answer when they are told to. */
function held(): ((answer: Answer<unknown>) => void)[] {
  const answers: ((answer: Answer<unknown>) => void)[] = [];
  api.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  return answers;
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const done = (mutual = false): Answer<unknown> => ({ state: 'done', value: { mutual } });

beforeEach(() => {
  api.mockReset();
});

it('sends what was wished last, one call at a time', async () => {
  const answers = held();
  pressHeart(1, true);
  pressHeart(1, false);
  pressHeart(1, true);
  pressHeart(1, false);
  expect(asked()).toEqual(['PUT /api/likes/1']);
  answers[0]?.(done());
  await settled();
  expect(asked()).toEqual(['PUT /api/likes/1', 'DELETE /api/likes/1']);
  answers[1]?.(done());
  await settled();
  expect(asked()).toHaveLength(2);
});

it('tells of a match once, and of none where the like was refused', async () => {
  const answers = held();
  const matched = jest.fn();
  const stop = watchMatches(matched);
  pressHeart(2, true);
  answers[0]?.({ state: 'failed', code: 'account_not_confirmed' });
  await settled();
  expect(matched).not.toHaveBeenCalled();
  pressHeart(2, true);
  answers[1]?.(done(true));
  await settled();
  stop();
  expect(asked()).toEqual(['PUT /api/likes/2', 'PUT /api/likes/2']);
  expect(matched.mock.calls).toEqual([[2]]);
});

it('believes no answer that was asked for before a press', async () => {
  const answers = held();
  tellHearts([3], new Set());
  const before = heartsNow();
  pressHeart(3, true);
  answers[0]?.(done());
  await settled();
  tellHearts([3], new Set(), before);
  // A press that takes it back is sent, as the like still stands.
  pressHeart(3, false);
  expect(asked()).toEqual(['PUT /api/likes/3', 'DELETE /api/likes/3']);
  answers[1]?.(done());
  await settled();
  expect(knownHearts()).toContain(3);
});
