const [FIRST_MS, MOST_MS] = [2_000, 600_000];

interface Pause {
  readonly ms: number;
  readonly until: number;
}

/**
 * Keeps a failed schedule from being tried again for two seconds, and twice as long each further time, up to ten minutes.
 * Only this process knows of it.
 */
export class RetryPauses {
  private readonly pauses = new Map<string, Pause>();

  /** The ids that are left alone now. */
  current(now = Date.now()): string[] {
    return [...this.pauses].filter(([, { until }]) => until > now).map(([id]) => id);
  }

  noteFailure(id: string, now = Date.now()): void {
    const before = this.pauses.get(id);
    const ms = before ? Math.min(before.ms * 2, MOST_MS) : FIRST_MS;
    this.pauses.set(id, { ms, until: now + ms });
  }

  forget(id: string): void {
    this.pauses.delete(id);
  }
}
