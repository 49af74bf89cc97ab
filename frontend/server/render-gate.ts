/** More work is waiting than can be done soon: try again later. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

/** Lets a few renderings run at once and a bounded number wait; no single site may fill the queue. */
export class RenderGate {
  private running = 0;
  private readonly waiting: { readonly site: number; readonly start: () => void }[] = [];

  constructor(
    private readonly maxRunning: number,
    private readonly maxWaiting = 200,
  ) {}

  get queued(): number {
    return this.waiting.length;
  }

  async run<T>(site: number, work: () => Promise<T>): Promise<T> {
    if (this.running >= this.maxRunning) await this.wait(site);
    else this.running++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place passes on without being free in between.
      if (next) next.start();
      else this.running--;
    }
  }

  private wait(site: number): Promise<void> {
    const ofSite = this.waiting.filter((one) => one.site === site).length;
    if (this.waiting.length >= this.maxWaiting || ofSite >= this.maxWaiting / 2) throw new OverloadedError();
    return new Promise((resolve) => this.waiting.push({ site, start: resolve }));
  }
}
