import { outsideBudgets, withinTimeLimit } from '../dependencies';

/** Node's default number of threads for files, name look-ups, hashing and pictures together. */
const THREADS = 4;

/**
 * Calls to a disk, of which half as many run at once as the process has threads. A disk that hangs keeps the thread of
 * each call; the other threads go on to check passwords and look up names.
 */
export class DiskCalls {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  /** `silenceMs`: how long a call may take, with its waiting for others, before it fails with a DependencyTimeout. */
  constructor(
    private readonly silenceMs: number,
    private readonly most = Math.max(1, Math.floor((Number(process.env['UV_THREADPOOL_SIZE']) || THREADS) / 2)),
  ) {}

  /**
   * One call, such as opening a file or reading a piece of it. A call that is not begun in time is never made; `discard`
   * is given what one answers too late.
   */
  run<T>(call: () => Promise<T>, discard: (late: T) => void = () => undefined): Promise<T> {
    let forget = (): void => undefined;
    const begin = async (): Promise<T> => {
      if (this.running >= this.most) await new Promise<void>((resolve) => (forget = this.queue(resolve)));
      else this.running += 1;
      try {
        return await call();
      } finally {
        const next = this.waiting.shift();
        // The thread passes on to who waits for one.
        if (next) next();
        else this.running -= 1;
      }
    };
    return outsideBudgets(() =>
      withinTimeLimit('storage', this.silenceMs, begin, (late) => {
        forget();
        late.then(discard, () => undefined);
      }),
    );
  }

  private queue(resolve: () => void): () => void {
    this.waiting.push(resolve);
    return () => {
      const at = this.waiting.indexOf(resolve);
      if (at >= 0) this.waiting.splice(at, 1);
    };
  }
}
