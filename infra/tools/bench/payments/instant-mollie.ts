import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';

/**
 * Mollie as it would be without any work of its own: every payment is made at once and stays open. A message `hang` has it
 * answer nothing any more. `/_events` tells the address that events of the newest payment go to.
 */
let made = 0;
let events = '';
let hangs = false;

const json = { 'content-type': 'application/hal+json' };
const profile = {
  ...{ resource: 'profile', id: 'pfl_bench', mode: 'test', name: 'Bench', website: 'http://bench.localhost' },
  ...{ email: 'bench@bench.localhost', phone: '+31201234567', status: 'unverified' },
  ...{ createdAt: '2026-01-01T00:00:00+00:00', _links: {} },
};
const methods = ['ideal', 'creditcard', 'paypal'].map((id) => ({ resource: 'method', id, status: 'activated' }));

const server = createServer((request, response) => {
  void answer(request).then((body) => {
    if (!hangs) response.writeHead(request.method === 'POST' ? 201 : 200, json).end(JSON.stringify(body));
  });
});

async function answer(request: IncomingMessage): Promise<object> {
  const { url = '', method } = request;
  if (url === '/_events') return { events };
  if (url === '/v2/profiles/me') return profile;
  if (url.startsWith('/v2/methods')) return { count: methods.length, _embedded: { methods }, _links: {} };
  if (method !== 'POST') return paymentOf(url.split('/').at(-1)?.split('?')[0] ?? '', '1.00', {});
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const wanted = JSON.parse(Buffer.concat(parts).toString()) as {
    amount: object;
    metadata: object;
    webhookUrl: string;
  };
  events = wanted.webhookUrl;
  made += 1;
  return { ...paymentOf(`tr_${String(made).padStart(10, '0')}`, '', wanted.metadata), amount: wanted.amount };
}

const paymentOf = (id: string, value: string, metadata: object): object => ({
  ...{ resource: 'payment', id, mode: 'test', status: 'open', metadata, amount: { currency: 'EUR', value } },
  ...{ createdAt: new Date().toISOString(), description: 'Bench', method: 'creditcard', sequenceType: 'oneoff' },
  ...{ profileId: 'pfl_bench', expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
  _links: { checkout: { href: `http://pay.localhost/${id}`, type: 'text/html' } },
});

server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('message', (order) => {
  hangs = order === 'hang';
  process.send?.({ hangs });
});
process.once('disconnect', () => process.exit());
