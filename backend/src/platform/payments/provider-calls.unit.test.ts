import { type ProviderAnswer, ProviderServer } from '../../../test/support/provider-server';
import { callProvider } from './provider-calls';
import { ProviderError } from './provider-error';

const SECRET = 'sk_test_secret';
const settings = { timeLimitMs: 10_000, readRefusal: () => ({ code: 'told' }) };
let server: ProviderServer;

beforeAll(async () => {
  server = await ProviderServer.start('application/json');
});
afterAll(() => server.stop());
beforeEach(() => server.reset());

async function failureOf(answer: ProviderAnswer, timeLimitMs = settings.timeLimitMs): Promise<ProviderError> {
  server.answer = () => answer;
  const call = callProvider({ ...settings, timeLimitMs }, (send) =>
    send(server.address, { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } }),
  );
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProviderError)) throw new Error('it did not fail as it should');
  return error;
}

test.each([
  [400, 'refused'],
  [401, 'unauthorised'],
  [402, 'refused'],
  [403, 'unauthorised'],
  [404, 'absent'],
  [408, 'silent'],
  [409, 'silent'],
  [410, 'absent'],
  [422, 'refused'],
  [429, 'limited'],
  [500, 'silent'],
  [502, 'silent'],
  [503, 'silent'],
])('a status of %d is %s, asked once', async (status, fault) => {
  expect(await failureOf([status, {}])).toMatchObject({ fault, code: 'told' });
  expect(server.calls).toHaveLength(1);
});

test('a refusal that is no JSON is told by its status', async () => {
  const error = await failureOf((response) => response.writeHead(401).end('<html>jane@example.com</html>'));
  expect(error).toMatchObject({ fault: 'unauthorised', code: 'http_401' });
});

test.each([
  ['no JSON', (text: string) => text],
  ['JSON, but no object', () => '5'],
  ['nothing', () => ''],
])('an answer of 200 with %s may have been done', async (_, text) => {
  const error = await failureOf((response) => response.writeHead(200).end(text('jane@example.com')));
  expect(error).toMatchObject({ fault: 'silent', code: 'answer_unreadable' });
  expect(JSON.stringify([error.message, error.stack, error.cause])).not.toContain('jane');
});

test.each([
  ['before an answer', (response: Parameters<Extract<ProviderAnswer, CallableFunction>>[0]) => response.destroy()],
  [
    'within an answer',
    (response: Parameters<Extract<ProviderAnswer, CallableFunction>>[0]) => {
      response.writeHead(200, { 'content-length': 1000 }).write('{"id":');
      setTimeout(() => response.destroy(), 20);
    },
  ],
])('a connection cut %s is silent, and not tried again', async (_, answer) => {
  expect(await failureOf(answer)).toMatchObject({ fault: 'silent' });
  expect(server.calls).toHaveLength(1);
});

test('nothing but silence ends at the limit, and so does an answer that never ends', async () => {
  const started = performance.now();
  expect(await failureOf(() => undefined, 200)).toMatchObject({ fault: 'silent', code: 'timeout' });
  expect(await failureOf((response) => drip(response), 200)).toMatchObject({ fault: 'silent', code: 'timeout' });
  expect(performance.now() - started).toBeLessThan(5000);
});

function drip(response: Parameters<Extract<ProviderAnswer, CallableFunction>>[0]): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
}

test('work that hangs for reasons of its own ends at the limit as well', async () => {
  const call = callProvider({ ...settings, timeLimitMs: 100 }, () => new Promise(() => undefined));
  await expect(call).rejects.toMatchObject({ fault: 'silent', code: 'timeout' });
});

test('a redirect is not followed: the key stays where it belongs', async () => {
  const error = await failureOf((response) => response.writeHead(307, { location: `${server.address}/else` }).end());
  expect(error.fault).toBe('silent');
  expect(server.calls).toHaveLength(1);
});

test('an answer of many megabytes is not read to its end', async () => {
  const error = await failureOf((response) => response.writeHead(200).end(Buffer.alloc(9 * 1024 * 1024, ' ')));
  expect(error).toMatchObject({ fault: 'silent', code: 'answer_too_large' });
});

test('no server is silence', async () => {
  const call = callProvider(settings, (send) => send('http://127.0.0.1:1/'));
  await expect(call).rejects.toMatchObject({ fault: 'silent' });
});

test('a code that is no code is not taken over', async () => {
  server.answer = () => [400, {}];
  const readRefusal = () => ({ code: 'No such customer: jane@example.com' });
  const call = callProvider({ ...settings, readRefusal }, (send) => send(server.address));
  await expect(call).rejects.toMatchObject({ fault: 'refused', code: 'http_400' });
});

test('what fails before anything was sent is refused; afterwards it may have been done', async () => {
  const before = callProvider(settings, () => Promise.reject(new Error('jane@example.com')));
  await expect(before).rejects.toMatchObject({ fault: 'refused', code: 'call_unfit' });
  server.answer = () => [200, {}];
  const after = callProvider(settings, async (send) => {
    await send(server.address);
    throw new TypeError('jane@example.com');
  });
  await expect(after).rejects.toMatchObject({ fault: 'silent', code: 'answer_unreadable' });
  await expect(after).rejects.not.toHaveProperty('cause');
});
