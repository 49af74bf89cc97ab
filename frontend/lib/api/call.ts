import { CLIENT, signOutHere } from '../member';
import { type Answer, readAnswer } from './problem';
import { send } from './send';

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Goes on when the page is left. */
  readonly keepalive?: boolean;
}

const isUserEndpoint = (path: string): boolean => /^\/api\/user(?:\.php)?(?:\?|$)/.test(path);

/** Calls the api. Whoever it takes for a visitor, where a member was meant, is signed out here. */
export async function call<T>(path: `/api/${string}`, { body, headers, ...rest }: Call = {}): Promise<Answer<T>> {
  const ofUser = isUserEndpoint(path);
  const init = {
    ...rest,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...(ofUser && CLIENT), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const answer = await readAnswer<T>(send(path, init));
  if (!ofUser && answer.state === 'failed' && answer.code === 'authentication_required') signOutHere();
  return answer;
}
