import { performance } from 'node:perf_hooks';

const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** Pauses attempts after an outage, so that a server that is down is left alone: 0.5 s at first, doubling up to 30 s. */
export class OutageBrake {
  private pause = 0;
  private until = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  get isOn(): boolean {
    return this.now() < this.until;
  }

  /** Answers whether the outage is news. Those under way together count as one. */
  pull(): boolean {
    if (this.isOn) return false;
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
    return was;
  }
}
