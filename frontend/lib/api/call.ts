import { asMember, CLIENT, heedRefusal } from '../member';
import { type Answer, readAnswer } from './problem';
import { send } from './send';

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Goes on when the page is left, where the browser lets it. */
  readonly keepalive?: boolean;
}

const isUserEndpoint = (path: string): boolean => /^\/api\/user(?:\.php)?(?:\?|$)/.test(path);

/** A browser refuses to keep more than 64 KiB alive; a letter has three bytes at the most. */
const MOST_KEPT = 20_000;

/** Calls the api. Whoever it takes for a visitor, where a member was meant, is signed out here. */
export async function call<T>(
  path: `/api/${string}`,
  { body, headers, keepalive, ...rest }: Call = {},
): Promise<Answer<T>> {
  const ofUser = isUserEndpoint(path);
  const json = body === undefined ? undefined : JSON.stringify(body);
  const init = {
    ...rest,
    ...(keepalive === true && { keepalive: (json ?? '').length < MOST_KEPT }),
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(ofUser ? CLIENT : asMember()),
      ...headers,
    },
    ...(json !== undefined && { body: json }),
  };
  const answer = await readAnswer<T>(send(path, init));
  if (!ofUser && answer.state === 'failed') heedRefusal(answer.code);
  return answer;
}
