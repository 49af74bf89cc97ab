import { Injectable } from '@nestjs/common';

export interface CountedAnswers {
  readonly tenantId: number;
  readonly answers: number;
  readonly errors: number;
}

/** Counts the framework's answers by tenant in memory; somebody takes them away now and then. */
@Injectable()
export class AnswerCounts {
  private counts = new Map<number, { answers: number; errors: number }>();

  note(tenantId: number, status: number): void {
    const count = this.counts.get(tenantId) ?? { answers: 0, errors: 0 };
    count.answers += 1;
    if (status >= 500) count.errors += 1;
    this.counts.set(tenantId, count);
  }

  /** Answers what was counted since the last call, by tenant id. */
  take(): CountedAnswers[] {
    const taken = [...this.counts].map(([tenantId, count]) => ({ tenantId, ...count }));
    this.counts = new Map();
    return taken.sort((one, other) => one.tenantId - other.tenantId);
  }

  /** Puts back what could not be stored. */
  putBack(taken: readonly CountedAnswers[]): void {
    for (const { tenantId, answers, errors } of taken) {
      const count = this.counts.get(tenantId) ?? { answers: 0, errors: 0 };
      this.counts.set(tenantId, { answers: count.answers + answers, errors: count.errors + errors });
    }
  }
}
