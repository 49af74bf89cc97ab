import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, type Socket } from 'node:net';
import { getInnerJson } from './inner-api';

/** Closes a connection when it is used for the second time: a server that had just given it up. */
async function forgetful(): Promise<{ readonly url: URL; readonly asked: () => number; readonly end: () => void }> {
  const used = new WeakSet<Socket>();
  let asked = 0;
  const server = createServer(({ socket }: IncomingMessage, response) => {
    asked += 1;
    if (used.has(socket)) socket.resetAndDestroy();
    else response.end(JSON.stringify({ asked }));
    used.add(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/inner`),
    asked: () => asked,
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

it('asks again where a connection that was idle has gone, and only there', async () => {
  const { url, asked, end } = await forgetful();
  try {
    expect(await getInnerJson(url, { timeoutMs: 5000 })).toEqual({ asked: 1 });
    expect(await getInnerJson(url, { timeoutMs: 5000 })).toEqual({ asked: 3 });
  } finally {
    end();
  }
  expect(asked()).toBe(3);
  await expect(getInnerJson(url, { timeoutMs: 5000 })).rejects.toMatchObject({ name: 'InnerApiError' });
});
