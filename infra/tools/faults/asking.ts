import { setTimeout as pause } from 'node:timers/promises';
import { type Person } from './people';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request to an api and returns its answer; rejects where there is none. */
async function ask(api: string, by: Person, method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${api}/api/${path}`, {
    method,
    headers: {
      ...{ 'x-forwarded-host': by.host, cookie: by.cookie, 'x-forwarded-for': addressOf(by) },
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

const LONGEST_MS = 180_000;

const isAnswer = ({ status }: Answer): boolean => status < 500 && status !== 429;

/** Again and again, at one api after the other, until there is an answer that is one. */
export async function insist(
  apis: readonly string[],
  by: Person,
  method: string,
  path: string,
  body?: object,
  isWanted: (answer: Answer) => boolean = isAnswer,
): Promise<Answer> {
  const until = Date.now() + LONGEST_MS;
  for (let attempt = 0; ; attempt += 1) {
    const api = apis[(by.id + attempt) % apis.length] ?? '';
    const answer = await ask(api, by, method, path, body).catch(() => undefined);
    if (answer && isWanted(answer)) return answer;
    if (Date.now() > until) throw new Error(`no answer to ${method} ${path}: ${JSON.stringify(answer)}`);
    await pause(50 + Math.random() * 200);
  }
}

const addressOf = ({ id }: Person): string => `198.18.${(id >> 8) & 255}.${id & 255}`;
