import createClient from 'openapi-fetch';
import { answerOf } from './problem';
import { type AnyCall, type Call, type PagePaths } from './routes';
import { send } from './send';

const client = createClient<PagePaths>({ fetch: send, querySerializer: { array: { style: 'form', explode: false } } });

const exchange: AnyCall = async (method, path, options) => {
  try {
    // Any of the routes: what `Call` has checked.
    const { data, error, response } = await client.request(
      method.toLowerCase() as 'get',
      path as '/api/likes',
      {
        ...options,
        signal: options?.signal ?? null,
      } as Record<string, unknown>,
    );
    return answerOf(response, response.ok ? data : error);
  } catch {
    return { state: 'unreachable' };
  }
};

/** Sends one request and reads the answer, no matter which member the page shows. */
export const request = exchange as Call;
