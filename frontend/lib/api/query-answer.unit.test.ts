import { answered, NotAnswered } from './query-answer';

it('hands out what was answered', async () => {
  expect(await answered(Promise.resolve({ state: 'done', value: 7 }))).toBe(7);
});

it('fails with the reason why there is no answer', async () => {
  const errorState = { state: 'limited', retryAfterSeconds: 9 } as const;
  const failed: unknown = await answered(Promise.resolve(errorState)).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(NotAnswered);
  expect(failed).toMatchObject({ errorState, message: 'limited' });
});
