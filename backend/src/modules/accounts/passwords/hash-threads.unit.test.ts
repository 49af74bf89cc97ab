import { HashThreads } from './hash-threads';

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

test('more tasks than threads all get their own answer', async () => {
  const threads = new HashThreads(2, cheap);
  const passwords = Array.from({ length: 12 }, (_, index) => `password ${index}`);
  const hashes = await Promise.all(passwords.map((password) => threads.run({ password })));
  expect(new Set(hashes).size).toBe(12);
  const checks = passwords.map((password, index) => threads.run({ password, kept: String(hashes[index]) }));
  expect(await Promise.all(checks)).toEqual(passwords.map(() => true));
  expect(await threads.run({ password: 'another', kept: String(hashes[0]) })).toBe(false);
});

test('a hash that is none fails its own task, and the thread goes on', async () => {
  const threads = new HashThreads(1, cheap);
  const [broken, whole] = await Promise.allSettled([
    threads.run({ password: 'x', kept: 'not a hash' }),
    threads.run({ password: 'x' }),
  ]);
  expect(broken.status).toBe('rejected');
  expect(whole).toMatchObject({ value: expect.stringMatching(/^\$argon2id\$/) as string });
});
