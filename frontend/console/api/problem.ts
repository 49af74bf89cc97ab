import { type Answer, answerOf } from '../../lib/api/problem';

type Refusal = Exclude<Answer<unknown>, { readonly state: 'done' }>;

/** One fault of a request, with the place of it. */
export interface Fault {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** The api refused, or nobody answered. Screens read the refusal; React Query keeps it as the error. */
export class ConsoleProblem extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly faults: readonly Fault[] = [],
  ) {
    super(refusal.state === 'failed' ? (refusal.code ?? 'failed') : refusal.state);
  }

  get code(): string | undefined {
    return this.refusal.state === 'failed' || this.refusal.state === 'limited' ? this.refusal.code : undefined;
  }
}

interface Exchange<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

/** The content of an answer. Throws a `ConsoleProblem` where there is none. */
export async function valueOf<T>(call: Promise<Exchange<T>>): Promise<T> {
  let exchange: Exchange<T>;
  try {
    exchange = await call;
  } catch {
    throw new ConsoleProblem({ state: 'unreachable' });
  }
  const { data, error, response } = exchange;
  const answer = answerOf<T>(response, response.ok ? data : error);
  if (answer.state === 'done') return answer.value;
  throw new ConsoleProblem(answer, faultsIn(error));
}

function faultsIn(problem: unknown): readonly Fault[] {
  const faults = typeof problem === 'object' && problem !== null && 'faults' in problem ? problem.faults : undefined;
  return Array.isArray(faults) ? (faults as readonly Fault[]) : [];
}
