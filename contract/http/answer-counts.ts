/** How many answers one process gave for a brand, and how many of them failed. */
export interface CountedAnswers {
  readonly tenantId: number;
  readonly answers: number;
  readonly errors: number;
}

/** Counts answers by brand in memory; somebody takes them away now and then. It knows statuses, and nothing of visitors. */
export class AnswerCounts {
  private counts = new Map<number, { answers: number; errors: number }>();

  note(tenantId: number, status: number): void {
    const count = this.countOf(tenantId);
    count.answers += 1;
    if (status >= 500) count.errors += 1;
  }

  /** Answers what was counted since the last call, by tenant id. */
  take(): CountedAnswers[] {
    const taken = [...this.counts].map(([tenantId, count]) => ({ tenantId, ...count }));
    this.counts = new Map();
    return taken.sort((one, other) => one.tenantId - other.tenantId);
  }

  /** Adds what another process has counted, or puts back what could not be handed on. */
  add(counted: readonly CountedAnswers[]): void {
    for (const { tenantId, answers, errors } of counted) {
      const count = this.countOf(tenantId);
      count.answers += answers;
      count.errors += errors;
    }
  }

  private countOf(tenantId: number): { answers: number; errors: number } {
    const known = this.counts.get(tenantId);
    if (known) return known;
    const count = { answers: 0, errors: 0 };
    this.counts.set(tenantId, count);
    return count;
  }
}

/** Where the web hands on what it has counted: a path of the api's inner port. */
export const ANSWERS_PATH = '/inner/answers';

const MOST_BRANDS = 100_000;
/** More than one process can count between two calls. */
const MOST_ANSWERS = 10_000_000;

/** Reads what `JSON.stringify` made of counts; undefined where it is anything else. */
export function readCountedAnswers(value: unknown): readonly CountedAnswers[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_BRANDS) return undefined;
  const items: readonly unknown[] = value;
  return items.every(isCounted) ? items : undefined;
}

function isCounted(value: unknown): value is CountedAnswers {
  if (typeof value !== 'object' || value === null) return false;
  const { tenantId, answers, errors } = value as Partial<Record<keyof CountedAnswers, unknown>>;
  return isWhole(tenantId, 1, 2 ** 31 - 1) && isWhole(answers, 0, MOST_ANSWERS) && isWhole(errors, 0, MOST_ANSWERS);
}

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
