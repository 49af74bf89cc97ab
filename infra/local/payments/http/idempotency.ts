import { type Account } from '../state/records';
import { type World, hashOf } from '../state/world';
import { type Answer, type Call } from './exchange';

const HOUR = 3_600_000;
/** FlexPay knows no such keys. */
const keptFor = { stripe: 24 * HOUR, mollie: HOUR, flexpay: 0 };

export type Repetition =
  | { readonly kind: 'none' | 'new' | 'different' | 'in_flight' }
  | { readonly kind: 'replayed'; readonly answer: Answer };

/** Answers by idempotency key, for as long as the provider keeps them by the sandbox's clock. */
export class Idempotency {
  private readonly inFlight = new Set<string>();

  constructor(private readonly world: World) {}

  check(account: Account, call: Call): Repetition {
    const id = idOf(account, call);
    if (id === undefined) return { kind: 'none' };
    if (this.inFlight.has(id)) return { kind: 'in_flight' };
    const kept = this.world.store.answers.find(id);
    if (kept === undefined || this.world.now() - kept.at > keptFor[account.provider]) return { kind: 'new' };
    if (kept.fingerprint !== fingerprintOf(call)) return { kind: 'different' };
    return { kind: 'replayed', answer: { status: kept.status, headers: kept.headers, body: kept.body } };
  }

  /** Marks a call as under way. The result ends that. */
  begin(account: Account, call: Call): () => void {
    const id = idOf(account, call);
    if (id === undefined) return () => undefined;
    this.inFlight.add(id);
    return () => this.inFlight.delete(id);
  }

  keep(account: Account, call: Call, answer: Answer): void {
    const id = idOf(account, call);
    if (id === undefined) return;
    const { status, headers, body } = answer;
    const at = this.world.now();
    this.world.store.answers.save({ id, at, fingerprint: fingerprintOf(call), status, headers, body });
  }

  /** Drops what the providers no longer know. */
  tidy(): void {
    const { answers } = this.world.store;
    for (const { id, at } of answers.all()) if (this.world.now() - at > keptFor.stripe) answers.remove(id);
  }
}

function idOf(account: Account, { method, headers }: Call): string | undefined {
  const key = headers['idempotency-key'];
  return method === 'POST' && typeof key === 'string' ? `${account.id}:${hashOf(key, 32)}` : undefined;
}

function fingerprintOf({ method, path, body }: Call): string {
  return hashOf(`${method} ${path}\n${body}`, 32);
}
