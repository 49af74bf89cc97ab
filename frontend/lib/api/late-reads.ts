/** How long after it was asked a question is late: one that failed, and one that nobody has answered. */
const FAILED_MS = 1500;
const SILENT_MS = 4000;
/** A connection may have died without a word by then: the question is asked a second time beside the first. */
const ASK_BESIDE_MS = 8000;

export interface LateRead {
  /** The question was not answered, and is asked again. */
  readonly fail: () => void;
  /** Resolves after a pause, or as soon as somebody wants the answer now. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Resolves once the question should be asked a second time. */
  readonly silence: () => Promise<void>;
  readonly end: () => void;
}

interface Waiting {
  isLate: boolean;
  /** Nothing of what was asked for is on the page. */
  readonly isFirst: boolean;
  askNow: () => void;
}

const waiting = new Set<Waiting>();
/** The addresses that were answered on this page. */
const answered = new Set<string>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Follows a question to the API until it is answered. */
export function followRead(address: string): LateRead {
  const since = Date.now();
  const read: Waiting = { isLate: false, isFirst: !answered.has(address), askNow: nothing };
  const beLate = (): void => {
    read.isLate = true;
    tell();
  };
  let timer = setTimeout(beLate, SILENT_MS);
  waiting.add(read);
  const until = (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(ending);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const ending = setTimeout(end, ms);
      read.askNow = end;
      signal?.addEventListener('abort', end);
    });
  return {
    fail: () => {
      clearTimeout(timer);
      if (!read.isLate) timer = setTimeout(beLate, Math.max(0, since + FAILED_MS - Date.now()));
    },
    pause: until,
    silence: () => until(ASK_BESIDE_MS),
    end: () => {
      clearTimeout(timer);
      // This ends the wait for silence, as there is an answer.
      read.askNow();
      waiting.delete(read);
      if (read.isLate) tell();
    },
  };
}

function nothing(): void {
  // Nothing waits for somebody to ask.
}

/** Remembers that the page has an answer from this address, so that a later question to it counts as no first one. */
export function tellAnswered(address: string): void {
  answered.add(address);
}

/** Says that the page still waits for an answer after it has given up once. Returns how to end that. */
export function keepLate(askNow: () => void): () => void {
  const read: Waiting = { isLate: true, isFirst: true, askNow };
  waiting.add(read);
  tell();
  return () => {
    if (waiting.delete(read)) tell();
  };
}

export function watchLate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether an answer is late. */
export const isSomeLate = (): boolean => [...waiting].some(({ isLate }) => isLate);

/** Whether an answer is late that the page has nothing of. */
export const isFirstLate = (): boolean => [...waiting].some(({ isLate, isFirst }) => isLate && isFirst);

/** Asks at once for everything that is late. */
export function askLateNow(): void {
  for (const { isLate, askNow } of [...waiting]) if (isLate) askNow();
}
