import { takeEarlyAnswer } from './early-answers';

const RETRIES = 5;
const FIRST_PAUSE_MS = 500;
/** The longest wait for an answer, in milliseconds, retries included. */
const LONGEST_MS = 30_000;
/** Answers of machines on the way, not of the api. */
const NOBODY_THERE: ReadonlySet<number> = new Set([502, 503, 504]);

/** Asks the api; reading is tried up to five times more where nobody answered, after twice as long each time. */
export async function send(request: Request): Promise<Response> {
  const isReading = request.method === 'GET';
  const signal = within(LONGEST_MS, request.signal);
  const early = takeEarlyAnswer(request);
  for (let tried = 0; ; tried += 1) {
    const isLast = !isReading || tried === RETRIES;
    try {
      const response = await (tried === 0 && early ? early : fetch(request, { signal }));
      if (isLast || !NOBODY_THERE.has(response.status)) return response;
    } catch (error) {
      if (isLast || signal.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** tried));
  }
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
