import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../ports';
import { type Running } from '../process/child';
import { startPayments } from '../services/payments';
import { type Receiver, ask, mollieAt, startReceiver, until } from './testing/running';

let folder: string;
let shop: Receiver;
let port: number;
let running: Running;

const start = async (): Promise<void> => {
  running = await startPayments({ folder, port, origin: 'http://pay.localhost:8080', logPath: 'none' });
};

const kill = async (): Promise<void> => {
  process.kill(running.pid, 'SIGKILL');
  await running.exited;
};

beforeAll(async () => {
  [folder, shop, port] = [mkdtempSync(join(tmpdir(), 'payments-')), await startReceiver(), await freePort()];
  await start();
});

afterAll(async () => {
  await running.stop();
  await shop.close();
  rmSync(folder, { recursive: true });
});

const url = (): string => `http://127.0.0.1:${port}`;

it('keeps all that was answered, and what was still to be told, when it is killed', async () => {
  const client = mollieAt(url(), 'test_killed');
  const paymentRequest = {
    ...{ amount: { currency: 'EUR', value: '20.00' }, description: 'Credits', webhookUrl: `${shop.url}/events` },
    redirectUrl: 'http://shop.localhost/back',
  };
  const ids: string[] = [];
  const creating = (async () => {
    for (;;) {
      const { id } = await client.payments.create({ paymentRequest });
      ids.push(id);
      await ask(url(), `payments/${id}/pay`, {});
    }
  })().catch(() => undefined);
  shop.status = 500;
  await until(() => ids.length >= 20);
  await kill();
  await creating;
  const answered = [...ids];
  // As if the machine had stopped within a write.
  appendFileSync(join(folder, 'state.jsonl'), '[["payments","tr_half",{"id":"tr_ha');

  shop.received.length = 0;
  shop.status = 200;
  await start();
  const { accounts } = await ask<{ accounts: { payments: { id: string; state: string }[] }[] }>(url(), 'truth');
  const states = new Map(accounts[0]?.payments.map(({ id, state }) => [id, state]));
  // The last one may have been killed between the two calls.
  for (const id of answered.slice(0, -1)) expect([id, states.get(id)]).toEqual([id, 'paid']);
  expect(states.has(answered.at(-1) ?? '')).toBe(true);
  await ask(url(), 'clock', { advance_seconds: 3600 });
  await until(() => answered.slice(0, -1).every((id) => shop.received.some(({ body }) => body === `id=${id}`)));
});

it('goes on with the same clock after a second start', async () => {
  await ask(url(), 'clock', { advance_seconds: 1000 });
  const { ahead_seconds: before } = await ask<{ ahead_seconds: number }>(url(), 'clock');
  await kill();
  await start();
  expect(await ask(url(), 'clock')).toMatchObject({ ahead_seconds: before });
});
