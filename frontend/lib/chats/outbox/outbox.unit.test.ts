import { Outbox } from './outbox';
import { type Delivery, type Outgoing } from './outgoing';

const sent = (seq: number): Delivery => ({
  state: 'sent',
  sent: { conversation: 3, message: { seq } as never, credits: 5 },
});

/** The storage and the lock that the tabs of one browser share. */
function browser(unlock = (): Promise<void> => Promise.resolve()) {
  const kept = new Map<string, Outgoing>();
  const send = jest.fn<Promise<Delivery>, [Outgoing]>();
  const [onSent, onHeld] = [jest.fn(), jest.fn<undefined, [Outgoing]>()];
  let lock: Promise<unknown> = Promise.resolve();
  let ids = 0;
  const tab = (): Outbox => {
    const outbox = new Outbox({
      load: () => [...kept.values()],
      keep: (one) => void kept.set(one.client_id, one),
      forget: ({ client_id }) => void kept.delete(client_id),
      send,
      alone: (work) => {
        const mine = lock.then(work).then((how) => unlock().then(() => how));
        lock = mine.catch(() => undefined);
        return mine;
      },
      onSent,
      onHeld,
      onChange: jest.fn(),
      newId: () => `id-${(ids += 1)}`,
      now: () => 1000,
    });
    outbox.start();
    return outbox;
  };
  return { tab, send, onSent, onHeld };
}
const texts = (send: jest.Mock<Promise<Delivery>, [Outgoing]>): unknown[] =>
  send.mock.calls.map(([{ content }]) => content.text);
const say = (text: string) => ({ kind: 'text', text }) as const;
const settle = (ms = 0): Promise<void> => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('keeps what nobody hears, and sends it once and in order when somebody does', async () => {
  const { tab, send, onSent } = browser();
  send.mockResolvedValue({ state: 'later', why: 'unreachable' });
  const outbox = tab();
  for (const text of ['one', 'two', 'three']) outbox.add(9, say(text));
  await settle(60_000);
  expect(outbox.isWaiting).toBe(true);
  expect(new Set(texts(send))).toEqual(new Set(['one']));
  send.mockReset().mockResolvedValue(sent(1));
  outbox.hurry();
  await settle();
  expect(texts(send)).toEqual(['one', 'two', 'three']);
  expect(onSent).toHaveBeenCalledTimes(3);
  expect([outbox.all, outbox.isWaiting]).toEqual([[], false]);
});

it('goes on with what an earlier page has left, under the same id', async () => {
  const { tab, send } = browser();
  send.mockResolvedValue({ state: 'later', why: 'unreachable' });
  const before = tab();
  before.add(9, say('left'));
  await settle();
  before.end();
  const id = send.mock.calls[0]?.[0].client_id;
  send.mockReset().mockResolvedValue(sent(1));
  tab();
  await settle();
  expect(send.mock.calls.map(([{ client_id }]) => client_id)).toEqual([id]);
});

it('sends nothing twice where two tabs have the same', async () => {
  const { tab, send } = browser();
  send.mockResolvedValue({ state: 'later', why: 'unreachable' });
  const [one, other] = [tab(), tab()];
  one.add(9, say('a'));
  one.add(9, say('b'));
  other.hurry();
  await settle(3000);
  send.mockReset().mockResolvedValue(sent(1));
  one.hurry();
  other.hurry();
  await settle();
  expect(texts(send)).toEqual(['a', 'b']);
});

it('keeps what is refused with its reason, lets the next go on, and sends it again as the same message', async () => {
  const { tab, send } = browser();
  send.mockResolvedValueOnce({ state: 'refused', why: 'credits' }).mockResolvedValue(sent(1));
  const outbox = tab();
  outbox.add(9, say('dear'));
  outbox.add(8, say('cheap'));
  await settle();
  expect(outbox.all).toMatchObject([{ content: say('dear'), why: 'credits' }]);
  outbox.retry(outbox.all[0]!);
  await settle();
  expect(outbox.all).toEqual([]);
  const [first, , again] = send.mock.calls.map(([{ client_id }]) => client_id);
  expect(again).toBe(first);
});

it('gives a message back after a few answers that are none, and forgets it when asked to', async () => {
  const { tab, send } = browser();
  send.mockResolvedValue({ state: 'later', why: 'failed' });
  const outbox = tab();
  outbox.add(9, say('lost'));
  await settle(60_000);
  expect(send).toHaveBeenCalledTimes(4);
  expect(outbox.all).toMatchObject([{ why: 'failed' }]);
  outbox.discard(outbox.all[0]!);
  expect(outbox.all).toEqual([]);
});

it('sends nothing any more once it is over, also where another tab had its turn meanwhile', async () => {
  const { tab, send } = browser();
  let answer: ((delivery: Delivery) => void) | undefined;
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const [one, other] = [tab(), tab()];
  one.add(9, say('on its way'));
  await settle();
  other.add(9, say('not yet'));
  one.end();
  other.end();
  answer?.(sent(1));
  await settle(60_000);
  expect(texts(send)).toEqual(['on its way']);
  other.look();
  expect(other.all).toMatchObject([{ content: say('not yet') }]);
});

it('leaves to the api what it keeps back, and goes on with the next one', async () => {
  const { tab, send, onSent, onHeld } = browser();
  send.mockResolvedValueOnce({ state: 'held' }).mockResolvedValue(sent(1));
  const outbox = tab();
  for (const text of ['one', 'two']) outbox.add(9, say(text));
  await settle();
  expect(texts(send)).toEqual(['one', 'two']);
  expect(onHeld.mock.calls.map(([{ content }]) => content.text)).toEqual(['one']);
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(outbox.all).toEqual([]);
});

it('lets wait what goes to somebody who is being left, and then sends it, or throws it away', async () => {
  const { tab, send } = browser();
  send.mockResolvedValue({ state: 'later', why: 'unreachable' });
  const outbox = tab();
  for (const text of ['one', 'two']) outbox.add(9, say(text));
  outbox.add(8, say('to another'));
  await settle();
  const leave = async (isDeleted: boolean): Promise<void> => {
    send.mockReset().mockResolvedValue({ state: 'refused', why: 'credits' });
    let decide: (isDeleted: boolean) => void = () => undefined;
    const left = outbox.leave(9, new Promise((resolve) => (decide = resolve)));
    outbox.hurry();
    await settle(60_000);
    expect(texts(send)).toEqual(isDeleted ? [] : ['to another']);
    if (isDeleted) outbox.add(9, say('later'));
    decide(isDeleted);
    await left;
    await settle();
  };
  await leave(false);
  expect(texts(send)).toEqual(['to another', 'one', 'two']);
  await leave(true);
  expect(texts(send)).toEqual(['later']);
  expect(outbox.all.map(({ content }) => content.text)).toEqual(['to another', 'later']);
});

it.each<Delivery>([
  { state: 'refused', why: 'credits' },
  { state: 'later', why: 'failed' },
])('keeps nothing that was thrown away on its way, $state', async (delivery) => {
  const { tab, send } = browser();
  const outbox = tab();
  const gone = (): void => outbox.all.forEach((one) => outbox.discard(one));
  send.mockImplementation(() => {
    if (send.mock.calls.length === 4 || delivery.state === 'refused') gone();
    return Promise.resolve(delivery);
  });
  outbox.add(9, say('no more'));
  await settle(60_000);
  expect(outbox.all).toEqual([]);
});

it('sends what is written while the lock is given back', async () => {
  const { tab, send } = browser(() => new Promise((resolve) => setTimeout(resolve, 5)));
  send.mockResolvedValue(sent(1));
  const outbox = tab();
  await settle(2);
  outbox.add(9, say('between'));
  await settle(1000);
  expect(texts(send)).toEqual(['between']);
});
