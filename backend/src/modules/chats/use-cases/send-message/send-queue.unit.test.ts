import { DependencyTimeout, TimeBudget, withinTimeLimit } from '../../../../platform/dependencies';
import { runInTenant } from '../../../../platform/tenancy';
import { type Statement } from '../../../../platform/database';
import { SendQueue } from './send-queue';
import { type Sent } from './send-statement';

const TENANT = 7;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A queue over a database that finds the text of each statement, or for some of them never answers. */
function queueOver(isSilent: (texts: readonly string[]) => boolean) {
  const batches: string[][] = [];
  const batch = (statements: readonly (string | Statement)[]) => {
    const texts = statements.map((one) => (typeof one === 'string' ? one : one.text));
    batches.push(texts);
    return withinTimeLimit(
      'database',
      Infinity,
      () =>
        isSilent(texts) ? new Promise<never>(() => undefined) : Promise.resolve(texts.map((text) => [{ body: text }])),
      () => undefined,
    );
  };
  const queue = new SendQueue({ batch, isInTransaction: false });
  const send = (text: string): Promise<Sent | undefined> =>
    runInTenant(TENANT, () => queue.send({ text: `proof of ${text}` }, { text }));
  return { batches, send };
}

test('each hears of its own, whatever goes along', async () => {
  const { batches, send } = queueOver(() => false);
  const sent = ['a', 'b', 'c'].map((text) => send(text));
  await jest.runAllTimersAsync();
  expect(await Promise.all(sent)).toEqual(['a', 'b', 'c'].map((body) => ({ body })));
  expect(batches).toEqual([[expect.anything(), 'proof of a', 'a', 'proof of b', 'b', 'proof of c', 'c']]);
});

test.each([[['lost']], [['lost', 'lost too']]])(
  'nobody waits for long behind what is never answered: %j',
  async (lost) => {
    const { send } = queueOver((texts) => texts.includes('lost'));
    for (const text of lost) void send(text);
    await jest.advanceTimersByTimeAsync(1);
    const next = send('next');
    await jest.advanceTimersByTimeAsync(2000);
    expect(await next).toEqual({ body: 'next' });
  },
);

test('each waits within the time that its own request has left, not that of the first in line', async () => {
  const { send } = queueOver((texts) => texts.includes('lost'));
  const first = new TimeBudget(30).run(() => send('lost')).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(20);
  const next = new TimeBudget(3000).run(() => send('next')).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(2000);
  expect(await first).toBeInstanceOf(DependencyTimeout);
  expect(await next).toEqual({ body: 'next' });
});
