import { ANSWERS_PATH, type AnswerCounts } from '../../contract/http/answer-counts';
import { postInnerJson } from '../site/inner-api';
import type { Logger } from './log';

const EVERY_MS = 5000;
const TIMEOUT_MS = 4000;

/** Hands on how many answers this process gave for each brand, a few times a minute: no request waits for it. */
export class AnswerReport {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isLost = false;

  constructor(
    private readonly base: string,
    private readonly counts: AnswerCounts,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.running ??= this.hand().finally(() => {
        this.running = undefined;
      });
    }, EVERY_MS);
  }

  /** The last counts are handed on, too. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
    await this.hand();
  }

  private async hand(): Promise<void> {
    const taken = this.counts.take();
    if (taken.length === 0) return;
    try {
      await postInnerJson(new URL(ANSWERS_PATH, this.base), taken, { timeoutMs: TIMEOUT_MS });
      this.isLost = false;
    } catch (error) {
      this.counts.add(taken);
      if (!this.isLost) this.log.warn({ err: error }, 'counts of answers were not taken; they are kept');
      this.isLost = true;
    }
  }
}
