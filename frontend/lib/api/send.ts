import { takeEarlyAnswer } from './early-answers';
import { followRead, type LateRead, tellAnswered } from './late-reads';

const RETRIES = 5;
const FIRST_PAUSE_MS = 500;
/** The longest wait for an answer, in milliseconds, retries included. */
const LONGEST_MS = 30_000;
/** Answers of machines on the way, not of the api. */
const NOBODY_THERE: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Asks the api. Reading is tried up to five times more where nobody answered, after twice as long each time and not before
 * the time that the answer names; a question that stays without any answer is asked a second time beside the first.
 */
export async function send(request: Request): Promise<Response> {
  const early = takeEarlyAnswer(request);
  const signal = within(LONGEST_MS, request.signal);
  if (request.method !== 'GET') return fetch(request, { signal });
  const late = followRead(request.url);
  try {
    return await read(request, { early, signal, late });
  } finally {
    late.end();
  }
}

interface Reading {
  readonly early: Promise<Response> | undefined;
  readonly signal: AbortSignal;
  readonly late: LateRead;
}

async function read(request: Request, { early, signal, late }: Reading): Promise<Response> {
  const last = Date.now() + LONGEST_MS;
  for (let tried = 0; ; tried += 1) {
    // Pages that failed together do not ask again together.
    let pause = FIRST_PAUSE_MS * 2 ** tried * (0.75 + Math.random() / 2);
    try {
      const response = await ask(request, { early: tried === 0 ? early : undefined, signal, late });
      const isAnswer = !NOBODY_THERE.has(response.status);
      if (isAnswer) tellAnswered(request.url);
      pause = Math.max(pause, retryAfterMs(response));
      if (isAnswer || tried === RETRIES || Date.now() + pause > last) return response;
    } catch (error) {
      if (tried === RETRIES || signal.aborted) throw error;
    }
    late.fail();
    await late.pause(pause, signal);
  }
}

/** Whichever question is answered first counts where it was asked a second time. */
async function ask(request: Request, { early, signal, late }: Reading): Promise<Response> {
  const first = untilCalledOff(early ?? fetch(request, { signal }), signal);
  const isSilent = await Promise.race([first.then(no, no), late.silence().then(yes)]);
  if (!isSilent || signal.aborted) return first;
  // An entry of the browser's own store that is being written would hold the second question as well.
  return Promise.any([first, fetch(request, { signal, cache: 'no-store' })]);
}

const yes = (): boolean => true;
const no = (): boolean => false;

/** Stops waiting when the call is called off. The request itself, which the head of the page made, goes on. */
function untilCalledOff(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const callOff = (): void => reject(new DOMException('', 'AbortError'));
    signal.addEventListener('abort', callOff);
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', callOff));
  });
}

/** Zero where the answer does not name a time, or names a date. */
function retryAfterMs({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? seconds * 1000 : 0;
}

/** Calls off what takes longer, reading the answer included, and what its caller does. */
function within(ms: number, caller: AbortSignal): AbortSignal {
  const ending = new AbortController();
  // Not every browser that reads the pages has `AbortSignal.any`.
  for (const signal of [AbortSignal.timeout(ms), caller]) {
    if (signal.aborted) ending.abort();
    signal.addEventListener('abort', () => ending.abort());
  }
  return ending.signal;
}
