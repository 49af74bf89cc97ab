const RETRIES = 5;
const FIRST_PAUSE_MS = 500;
/** Answers of machines on the way, not of the api. */
const NOBODY_THERE: ReadonlySet<number> = new Set([502, 503, 504]);

/** Asks the api; reading is tried up to five times more where nobody answered, after twice as long each time. */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const isReading = (init.method ?? 'GET') === 'GET';
  for (let tried = 0; ; tried += 1) {
    const isLast = !isReading || tried === RETRIES;
    try {
      const response = await fetch(path, init);
      if (isLast || !NOBODY_THERE.has(response.status)) return response;
    } catch (error) {
      if (isLast || init.signal?.aborted === true) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** tried));
  }
}
