import { type IncomingMessage, request } from 'node:http';
import { FIRST } from './api';

interface Heard {
  readonly event: string;
  readonly data: unknown;
}

/** An open page's stream, as a browser has it. */
export interface OpenStream {
  readonly heard: readonly Heard[];
  readonly headers: IncomingMessage['headers'];
  /** The last id that came. */
  readonly position: () => string;
  /** The last `retry` that came. */
  readonly retry: () => number;
  /** Resolves when such an event has come, or is there already; rejects after a while. */
  readonly awaits: (event: string, data?: unknown) => Promise<unknown>;
  readonly ended: Promise<void>;
  readonly close: () => void;
}

interface From {
  readonly cookie: string;
  readonly host?: string;
  /** `Last-Event-ID`. */
  readonly after?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** `?after=…` */
  readonly query?: string;
}

const PATIENCE_MS = 10_000;

/** Resolves once the stream has caught up. */
export async function openStream(url: string, from: From): Promise<OpenStream> {
  const answer = await askStream(url, from);
  if (answer.statusCode !== 200) throw new Error(`the stream answered ${answer.statusCode ?? 0}`);
  const stream = readStream(answer);
  await stream.awaits('ready');
  return stream;
}

export function askStream(
  url: string,
  { cookie, host = FIRST, after, headers, query = '' }: From,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/events${query}`, {
      agent: false,
      headers: {
        host: `${host}.localhost`,
        cookie,
        ...(after !== undefined && { 'last-event-id': after }),
        ...headers,
      },
    });
    asked.on('response', resolve).on('error', reject).end();
  });
}

export function readStream(answer: IncomingMessage): OpenStream {
  const heard: Heard[] = [];
  const waiting = new Set<() => void>();
  let [text, position, retry] = ['', '', 0];
  const take = (block: string): void => {
    const fields = new Map(block.split('\n').map((line) => [line.split(': ')[0] ?? '', line.replace(/^\w+:? ?/, '')]));
    position = fields.get('id') ?? position;
    retry = Number(fields.get('retry') ?? retry);
    const [event, data] = [fields.get('event'), fields.get('data')];
    if (event !== undefined) heard.push({ event, data: data === '' ? undefined : (JSON.parse(data ?? '') as unknown) });
  };
  answer.setEncoding('utf8').on('data', (more: string) => {
    const blocks = `${text}${more}`.split('\n\n');
    text = blocks.pop() ?? '';
    blocks.forEach(take);
    for (const look of [...waiting]) look();
  });
  const ended = new Promise<void>((resolve) => answer.on('close', resolve).on('error', () => undefined));
  const awaits = (event: string, data?: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = heard.find((one) => one.event === event && (data === undefined || matches(one.data, data)));
        if (!found) return;
        waiting.delete(look);
        clearTimeout(timer);
        resolve(found.data);
      };
      const timer = setTimeout(() => {
        waiting.delete(look);
        reject(new Error(`no ${event} ${JSON.stringify(data)} among ${JSON.stringify(heard)}`));
      }, PATIENCE_MS);
      waiting.add(look);
      look();
    });
  return {
    heard,
    headers: answer.headers,
    position: () => position,
    retry: () => retry,
    awaits,
    ended,
    close: () => answer.destroy(),
  };
}

/** Whether all that is expected is there. */
function matches(data: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return Object.is(data, expected);
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(expected).every(([name, value]) => matches((data as Record<string, unknown>)[name], value));
}
