import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type Socket } from 'node:net';

/** The order to a process that holds open pages. */
export interface Holding {
  readonly kind: 'events' | 'sockets';
  readonly url: string;
  readonly host: string;
  /** The cookie of each page. */
  readonly cookies: readonly string[];
}

/** This many pages are opened at a time. */
const AT_ONCE = 50;

let arrived = 0;
const seen = new Map<string, number>();

/** Runs in a process of its own, on the core that the servers do not have. */
process.on('message', (order: Holding | 'count' | 'seen') => {
  if (order === 'count') process.send?.({ arrived });
  else if (order === 'seen') process.send?.({ seen: [...seen] });
  else
    void hold(order).then(() => {
      process.send?.({ open: order.cookies.length });
    });
});
process.once('disconnect', () => process.exit());

async function hold({ kind, url, host, cookies }: Holding): Promise<void> {
  const open = kind === 'events' ? openEvents : openSocket;
  for (let from = 0; from < cookies.length; from += AT_ONCE)
    await Promise.all(
      cookies.slice(from, from + AT_ONCE).map((cookie, index) => open(url, host, cookie, from + index + 1)),
    );
}

async function openEvents(url: string, host: string, cookie: string, member: number): Promise<void> {
  const headers = {
    cookie,
    'x-forwarded-host': host,
    'x-forwarded-for': `198.18.${member >> 8}.${member & 255}`,
  };
  const asked = request(`${url}/api/events`, { agent: false, headers });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`a stream answered ${answer.statusCode ?? 0}`);
  let rest = '';
  answer.on('data', (bytes: Buffer) => {
    const text = rest + bytes.toString();
    const end = text.lastIndexOf('\n\n') + 1;
    rest = text.slice(end);
    take(text.slice(0, end));
  });
}

/** Counts what came from somebody else, and remembers when each text did, by the clock that all processes share. */
function take(text: string): void {
  for (const [, mark = ''] of text.matchAll(/"text":"([^"]+)"[^{}]*?"client_id":null/g)) {
    arrived += 1;
    if (!seen.has(mark)) seen.set(mark, Number(process.hrtime.bigint()) / 1e6);
  }
}

/** A client of Socket.IO's, no more than it needs to be one. */
async function openSocket(url: string, _host: string, _cookie: string, member: number): Promise<void> {
  const asked = request(`${url}/socket.io/?EIO=4&transport=websocket&member=${member}`, {
    agent: false,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    },
  });
  asked.end();
  const [, socket] = (await once(asked, 'upgrade')) as [IncomingMessage, Socket];
  const joined = new Promise<void>((resolve) => {
    socket.on('data', (bytes: Buffer) => {
      const text = bytes.toString('latin1');
      take(text);
      if (text.includes('40{')) resolve();
      // Each small frame is a byte of kind, a byte of length, and its text.
      if (/\x81\x012/.test(text)) socket.write(frame('3'));
    });
  });
  socket.write(frame('40'));
  await joined;
}

/** A frame of a client's is masked; with zeros the text stays as it is. */
const frame = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
