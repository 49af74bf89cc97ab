import { strike } from '../control/behaviours';
import { type Journal } from '../control/journal';
import { type Account } from '../state/records';
import { type World } from '../state/world';
import { type CallLimit, keyIn } from './accounts';
import { type Answer, type Call, Refusal } from './exchange';
import { type Idempotency } from './idempotency';
import { type ProviderApi } from './provider';

/** What the server does with an answer: send it now, after a while, or not at all. */
export interface Outcome {
  readonly answer: Answer;
  readonly how: 'send' | 'hang' | 'cut';
  readonly delayMs: number;
  /** Called once nothing more is sent for this call. */
  readonly done: () => void;
}

export interface ApiParts {
  readonly world: World;
  readonly journal: Journal;
  readonly idempotency: Idempotency;
  readonly limit: CallLimit;
}

const send = (answer: Answer): Outcome => ({ answer, how: 'send', delayMs: 0, done: () => undefined });

/** Takes one call to a provider: key, limit, faults, repetition, then the route. */
export function takeCall(parts: ApiParts, api: ProviderApi, call: Call): Outcome {
  const { world, journal } = parts;
  const what = `${call.method} ${call.path}`;
  const key = keyIn(call.headers.authorization);
  const account = api.accountIn(world, call);
  if (account === undefined || account.revoked) {
    journal.write({ kind: 'call', account: account?.id, what, status: 401 }, world.now());
    return send(complete(api, call, api.unauthorised(key)));
  }
  const [fault] = strike(world, 'call', account.id, what, 1);
  const { outcome, replayed } = parts.limit.isReached(account)
    ? { outcome: send(api.limited()), replayed: undefined }
    : behave(parts, api, account, call, fault?.kind, fault?.seconds ?? 0);
  const { status } = outcome.answer;
  const sent = outcome.how === 'send' ? status : null;
  journal.write({ kind: 'call', account: account.id, what, status: sent, fault: fault?.kind, replayed }, world.now());
  return { ...outcome, answer: complete(api, call, outcome.answer) };
}

function behave(
  parts: ApiParts,
  api: ProviderApi,
  account: Account,
  call: Call,
  fault: string | undefined,
  seconds: number,
): { readonly outcome: Outcome; readonly replayed?: boolean } {
  if (fault === 'limited') return { outcome: send(api.limited()) };
  if (fault === 'error_before') return { outcome: send(api.broken()) };
  if (fault === 'cut_before') return { outcome: { ...send(api.broken()), how: 'cut' } };
  if (fault === 'hang_before') return { outcome: { ...send(api.broken()), how: 'hang' } };

  const repetition = parts.idempotency.check(account, call);
  if (repetition.kind === 'in_flight') return { outcome: send(api.repetitionInFlight()) };
  if (repetition.kind === 'different') return { outcome: send(api.differentRepetition()) };
  if (repetition.kind === 'replayed') {
    const headers = { ...repetition.answer.headers, ...api.replayHeaders };
    return { outcome: send({ ...repetition.answer, headers }), replayed: true };
  }

  const done = parts.idempotency.begin(account, call);
  const { answer, isKept } = execute(parts.world, api, account, call);
  // Stripe keeps the first answer also where it is a 500.
  const shown = fault === 'error' ? api.broken() : answer;
  if (isKept) parts.idempotency.keep(account, call, account.provider === 'stripe' ? shown : answer);
  const how = fault === 'hang' || fault === 'cut' ? fault : 'send';
  return { outcome: { answer: shown, how, delayMs: fault === 'slow' ? seconds * 1000 : 0, done } };
}

function execute(world: World, api: ProviderApi, account: Account, call: Call): { answer: Answer; isKept: boolean } {
  try {
    return { answer: api.answer(world, account, call), isKept: true };
  } catch (error) {
    if (error instanceof Refusal) return { answer: error.answer, isKept: error.isKept };
    throw error;
  }
}

function complete(api: ProviderApi, call: Call, answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, ...api.headers(call) } };
}
