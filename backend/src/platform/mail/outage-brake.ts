import { performance } from 'node:perf_hooks';

const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/**
 * Stops mails while the server is away: after an outage nothing is tried for a while, doubling up to 30 s, and then one
 * mail before all others, so that a server that hangs holds up one and not all that work here.
 */
export class OutageBrake {
  private pause = 0;
  private until = 0;
  private isTrying = false;

  constructor(private readonly now: () => number = () => performance.now()) {}

  get isOn(): boolean {
    return this.now() < this.until;
  }

  /** Whether a mail may be tried now. Whoever is admitted calls `pull` or `release` once it is known how it went. */
  admits(): boolean {
    if (this.pause === 0) return true;
    if (this.isOn || this.isTrying) return false;
    this.isTrying = true;
    return true;
  }

  /** Answers whether the outage is news. Those under way together count as one. */
  pull(): boolean {
    if (this.isOn) return false;
    this.isTrying = false;
    const news = this.pause === 0;
    this.pause = Math.min(LONGEST_MS, Math.max(FIRST_MS, this.pause * 2));
    this.until = this.now() + this.pause;
    return news;
  }

  /** Answers whether there was an outage. */
  release(): boolean {
    const was = this.pause > 0;
    this.pause = 0;
    this.until = 0;
    this.isTrying = false;
    return was;
  }
}
