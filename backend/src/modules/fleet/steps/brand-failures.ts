import { Injectable } from '@nestjs/common';

const MOST = 5;

export const FAILED_NOTE = 'It failed several times: the log of the workers says why.';

/**
 * Counts how often work on a brand of a wave failed for a reason that is no rule's, such as a fault of the software. The wave tries again,
 * and leaves the brand after some failures so that it holds up no other. Only this process knows of them.
 */
@Injectable()
export class BrandFailures {
  private readonly counts = new Map<string, number>();

  /** Answers whether the brand has failed often enough to be left. */
  note(wave: string, tenantId: number): boolean {
    const key = `${wave} ${tenantId}`;
    const count = (this.counts.get(key) ?? 0) + 1;
    if (count < MOST) this.counts.set(key, count);
    else this.counts.delete(key);
    return count >= MOST;
  }
}
