import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { answered, type ErrorState, FETCHED_ONCE, NotAnswered } from './query-answer';

it('hands out what was answered', async () => {
  expect(await answered(Promise.resolve({ state: 'done', value: 7 }))).toBe(7);
});

it('fails with the reason why there is no answer', async () => {
  const errorState = { state: 'limited', retryAfterSeconds: 9 } as const;
  const failed: unknown = await answered(Promise.resolve(errorState)).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(NotAnswered);
  expect(failed).toMatchObject({ errorState, message: 'limited' });
});

it('asks again back online for what nobody answered, and for nothing else', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.mount();
  const asked = { unreachable: 0, failed: 0, done: 0 };
  const observers = (['unreachable', 'failed', 'done'] as const).map((state) => {
    const queryFn = (): Promise<number> => {
      asked[state] += 1;
      if (state === 'done') return Promise.resolve(7);
      return answered(Promise.resolve<ErrorState>(state === 'failed' ? { state, code: undefined } : { state }));
    };
    return new QueryObserver(client, { ...FETCHED_ONCE, queryKey: [state], queryFn });
  });
  const ends = observers.map((observer) => observer.subscribe(() => undefined));
  await settled();
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await settled();
  expect(asked).toEqual({ unreachable: 2, failed: 1, done: 1 });
  for (const end of ends) end();
  client.unmount();
  client.clear();
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
