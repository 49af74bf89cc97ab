/** Counts calls of this process alone, in windows of time: costs neither a timer nor a round trip. */
export class CallCounter {
  private readonly counts = new Map<string, number>();
  private until = 0;

  constructor(
    private readonly max: number,
    private readonly seconds: number,
  ) {}

  /** Whether there is a call left for them in this window. */
  take(who: string, now = Date.now()): boolean {
    if (now >= this.until) {
      this.counts.clear();
      this.until = now + this.seconds * 1000;
    }
    const count = (this.counts.get(who) ?? 0) + 1;
    this.counts.set(who, count);
    return count <= this.max;
  }
}
