import { isNetworkFailure } from '../dependencies';
import { ProviderError, type ProviderFault } from './provider-error';
import { cleanWords } from './provider-words';

/** How long one call of an adapter may take, however many requests it needs, in milliseconds. */
export const CALL_MS = 10_000;
// A page of the largest lists has some 250 payments of 4 KB.
const LARGEST_ANSWER = 8 * 1024 * 1024;

/** What the body of a refusal says. `code` is used where it has the shape of one, `fault` instead of the status's. */
export interface Refusal {
  readonly code?: string | undefined;
  readonly fault?: ProviderFault | undefined;
  /** The text of it, as it was answered. */
  readonly words?: string | undefined;
}

export interface CallSettings {
  readonly timeLimitMs: number;
  readonly readRefusal: (body: object) => Refusal;
  /** Whether the error has the text of a refusal, cleaned. */
  readonly keepsWords?: boolean | undefined;
  /** Reads the text of an answer; undefined where that cannot be read. Without it answers are JSON objects. */
  readonly readBody?: ((text: string) => object | undefined) | undefined;
}

/** Sends one request and resolves to a whole answer that can be read and has a status below 300. */
export type ProviderFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * Runs `work`, which sends all its requests through the function that it is given. Rejects with a ProviderError only: with
 * that of the first request that failed, else `refused` where nothing was sent, else `silent`. Errors of the clients are
 * dropped, because their messages quote what was sent and answered.
 */
export async function callProvider<T>(settings: CallSettings, work: (send: ProviderFetch) => Promise<T>): Promise<T> {
  const deadline = AbortSignal.timeout(settings.timeLimitMs);
  const state: { isSent: boolean; failure?: ProviderError } = { isSent: false };
  const send: ProviderFetch = async (input, init) => {
    state.isSent = true;
    try {
      return await sendWithin(deadline, settings, input, init);
    } catch (error) {
      state.failure ??= error as ProviderError;
      throw error;
    }
  };
  let stopWaiting = (): void => undefined;
  const timeout = new Promise<never>((_, reject) => {
    const stop = (): void => reject(new ProviderError('silent', 'timeout'));
    deadline.addEventListener('abort', stop, { once: true });
    stopWaiting = () => deadline.removeEventListener('abort', stop);
  });
  try {
    return await Promise.race([work(send), timeout]);
  } catch (error) {
    if (state.failure !== undefined) throw state.failure;
    if (error instanceof ProviderError) throw error;
    throw state.isSent ? new ProviderError('silent', 'answer_unreadable') : new ProviderError('refused', 'call_unfit');
  } finally {
    stopWaiting();
  }
}

async function sendWithin(
  deadline: AbortSignal,
  { readRefusal, keepsWords = false, readBody = parseObject }: CallSettings,
  input: string | URL | Request,
  init: RequestInit | undefined,
): Promise<Response> {
  let status: number;
  let headers: Headers;
  let text: string;
  try {
    const own = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const signal = own == null ? deadline : AbortSignal.any([deadline, own]);
    // A redirect would carry the key to another address.
    const response = await fetch(input, { ...init, signal, redirect: 'error' });
    ({ status, headers } = response);
    text = await readText(response);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError('silent', networkCode(error));
  }
  const body = readBody(text);
  if (status >= 300) {
    const { words = '', ...refusal } = body === undefined ? {} : readRefusal(body);
    throw refusalOf(status, refusal, keepsWords ? cleanWords(words) : undefined);
  }
  if (status === 204) return new Response(null, { status, headers });
  // Stripe's client never settles where the answer is JSON but no object.
  if (body === undefined) throw new ProviderError('silent', 'answer_unreadable');
  return new Response(text, { status, headers });
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > LARGEST_ANSWER) throw new ProviderError('silent', 'answer_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function refusalOf(status: number, { code, fault }: Refusal, words: string | undefined): ProviderError {
  const name = code?.toLowerCase() ?? '';
  const known = /^[a-z][a-z0-9_.]{0,63}$/.test(name) ? name : `http_${status}`;
  return new ProviderError(fault ?? faultOf(status), known, { words });
}

function faultOf(status: number): ProviderFault {
  switch (status) {
    case 401:
    case 403:
      return 'unauthorised';
    case 404:
    case 410:
      return 'absent';
    case 429:
      return 'limited';
    // The server gave up waiting, or another call with the same key is under way or was done.
    case 408:
    case 409:
      return 'silent';
    default:
      return status >= 400 && status < 500 ? 'refused' : 'silent';
  }
}

function networkCode(error: unknown): string {
  if (!(error instanceof Error)) return 'connection';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const { cause } = error;
  const code = (cause as { code?: unknown } | undefined)?.code;
  return isNetworkFailure(cause) && typeof code === 'string' ? code.toLowerCase() : 'connection';
}
