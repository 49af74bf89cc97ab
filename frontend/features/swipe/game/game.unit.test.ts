import { type Card, type Choosing, type Sent } from './choices';
import { SwipeGame } from './game';
import { type Decided } from './hand';

const RESETS = '2030-01-01T00:00:00.000Z';
const card = (id: number): Card => ({
  ...{ id, name: `Person ${id}`, age: 30, country: 'NL', city: null, countryregion: null, distance_km: null },
  ...{ fictional: false, online: false, is_new: false, verified_at: null, main_image: null },
  ...{ words: null, shared_interests: [] },
});
const done = (left: number): Sent => ({ state: 'done', left: { likes_left: left, resets_at: RESETS }, isMatch: false });

/** An api with so many people, which takes choices as the real one does, where it can be reached. */
function world(people: number) {
  const decided = new Map<number, string>();
  const arrived: string[] = [];
  let answers: (Sent | 'lost')[] = [];
  let kept: readonly Choosing[] = [];
  let keptDecided: readonly Decided[] = [];
  const likes = () => 4 - [...decided.values()].filter((what) => what === 'like').length;
  const take = ({ what, profile }: Choosing): Sent => {
    if (what === 'like' && likes() === 0) return { state: 'used_up', left: { likes_left: 0, resets_at: RESETS } };
    arrived.push(`${what} ${profile}`);
    if (what === 'undo') decided.delete(profile);
    else decided.set(profile, what);
    return done(likes());
  };
  const start = (): SwipeGame => {
    const game = new SwipeGame({
      getDeck: () => {
        const all = Array.from({ length: people }, (_, at) => card(at + 1)).filter(({ id }) => !decided.has(id));
        const value = { profiles: all.slice(0, 10), likes_left: likes(), resets_at: RESETS };
        return Promise.resolve({ state: 'done', value });
      },
      sendChoice: (choice) => {
        const answer = answers.shift();
        if (answer === 'lost') {
          take(choice);
          return Promise.resolve({ state: 'later', why: 'unreachable' });
        }
        return Promise.resolve(answer ?? take(choice));
      },
      load: () => kept,
      save: (choices) => {
        kept = choices;
      },
      loadDecided: () => keptDecided,
      saveDecided: (decided) => {
        keptDecided = decided;
      },
    });
    game.start();
    return game;
  };
  return {
    arrived,
    start,
    kept: () => kept.map(({ what, profile }) => `${what} ${profile}`),
    answer: (...next: (Sent | 'lost')[]) => {
      answers = next;
    },
  };
}

const settle = (): Promise<unknown> => jest.advanceTimersByTimeAsync(0);
const later = { state: 'later', why: 'unreachable' } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows nobody twice, however fast somebody swipes, and ends with the last', async () => {
  const { start, arrived } = world(23);
  const game = start();
  await settle();
  const seen: number[] = [];
  for (let tries = 0; tries < 60 && game.now().phase !== 'end'; tries += 1) {
    for (const top of game.now().hand.cards) {
      seen.push(top.id);
      game.decide('pass');
    }
    await settle();
  }
  expect(game.now().phase).toBe('end');
  expect(seen).toHaveLength(23);
  expect(new Set(seen).size).toBe(23);
  expect(arrived).toEqual(seen.map((id) => `pass ${id}`));
});

it('keeps what cannot be told, also for the next page, and tells it in its order', async () => {
  const { start, arrived, answer, kept } = world(20);
  const game = start();
  await settle();
  answer(later, later, later, later, later, later);
  game.decide('pass');
  game.decide('like');
  game.decide('pass');
  await settle();
  expect(game.now()).toMatchObject({ errorState: 'unreachable', left: { likes_left: 3 } });
  game.end();
  expect(kept()).toEqual(['pass 1', 'like 2', 'pass 3']);
  answer();
  const next = start();
  await settle();
  expect(arrived).toEqual(['pass 1', 'like 2', 'pass 3']);
  expect(kept()).toEqual([]);
  expect(next.now().hand.cards[0]?.id).toBe(4);
});

it('tells the api of what was taken back only where it may know of the choice', async () => {
  const { start, arrived, answer } = world(20);
  const game = start();
  await settle();
  answer('lost');
  game.decide('like');
  game.decide('pass');
  game.undo();
  await settle();
  expect(game.now().hand.cards[0]?.id).toBe(2);
  game.undo();
  await jest.advanceTimersByTimeAsync(5000);
  expect(arrived).toEqual(['like 1', 'like 1', 'undo 1']);
  expect(game.now()).toMatchObject({ errorState: undefined, left: { likes_left: 4 } });
  expect(
    game
      .now()
      .hand.cards.slice(0, 2)
      .map(({ id }) => id),
  ).toEqual([1, 2]);
});

it('takes back on the next page what was decided on the one before, for ten minutes', async () => {
  const { start, arrived } = world(20);
  const game = start();
  await settle();
  game.decide('pass');
  game.decide('like');
  await settle();
  game.end();
  const next = start();
  await settle();
  next.undo();
  await settle();
  expect(next.now().hand.back).toEqual({ id: 2, choice: 'like' });
  expect(
    next
      .now()
      .hand.cards.slice(0, 2)
      .map(({ id }) => id),
  ).toEqual([2, 3]);
  expect(arrived).toEqual(['pass 1', 'like 2', 'undo 2']);
  next.end();
  jest.setSystemTime(Date.now() + 10 * 60_000);
  expect(start().now().hand.decided).toEqual([]);
});

it('gives four likes, keeps the card for the fifth, and passes on', async () => {
  const { start, arrived } = world(20);
  const game = start();
  await settle();
  for (let likes = 0; likes < 4; likes += 1) expect(game.decide('like')).toBe(true);
  expect(game.decide('like')).toBe(false);
  expect(game.now()).toMatchObject({ notice: { what: 'no_likes' }, left: { likes_left: 0, resets_at: RESETS } });
  expect(game.decide('pass')).toBe(true);
  await settle();
  expect(arrived).toHaveLength(5);
});

it('gives the card back where the api refuses: likes of another device, or an error that stays', async () => {
  const { start, answer } = world(20);
  const game = start();
  await settle();
  answer({ state: 'used_up', left: { likes_left: 0, resets_at: RESETS } });
  game.decide('like');
  game.decide('pass');
  await settle();
  expect(game.now().hand.cards[0]?.id).toBe(1);
  expect(game.now()).toMatchObject({ notice: { what: 'no_likes' }, hand: { back: { id: 1, choice: 'like' } } });
  answer(...Array.from({ length: 6 }, () => ({ state: 'later', why: 'failed' }) as const));
  game.decide('pass');
  await jest.advanceTimersByTimeAsync(1000);
  expect(game.now().errorState).toBe('failed');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(game.now()).toMatchObject({ errorState: undefined, notice: { what: 'returned', name: 'Person 1' } });
  expect(game.now().hand.cards[0]?.id).toBe(1);
});

it('says who is gone, and takes nothing back after ten minutes', async () => {
  const { start, answer } = world(20);
  const game = start();
  await settle();
  answer({ state: 'refused', why: 'absent' });
  game.decide('like');
  await settle();
  expect(game.now().notice).toEqual({ what: 'absent', name: 'Person 1' });
  game.decide('pass');
  await jest.advanceTimersByTimeAsync(11 * 60_000);
  game.undo();
  expect(game.now().notice?.what).toBe('too_late');
  expect(game.now().hand.cards[0]?.id).toBe(3);
});
