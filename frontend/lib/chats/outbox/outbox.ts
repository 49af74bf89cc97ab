import { type Content, type Delivery, type Outgoing, type Refusal, type Sent } from './outgoing';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** After so many answers that are none, a message is given back to who wrote it. */
const MOST_FAILURES = 4;

interface Dependencies {
  /** All that is kept, also by other tabs. */
  readonly load: () => readonly Outgoing[];
  readonly keep: (outgoing: Outgoing) => void;
  readonly forget: (outgoing: Outgoing) => void;
  readonly send: (outgoing: Outgoing) => Promise<Delivery>;
  /** Runs the work in one tab of the browser at a time. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly onSent: (outgoing: Outgoing, sent: Sent) => void;
  /** The API holds the message until a moderator has reviewed it. */
  readonly onHeld: (outgoing: Outgoing) => void;
  readonly onChange: () => void;
  readonly newId: () => string;
  readonly now: () => number;
}

/**
 * Messages on their way to the api, one after the other in the order in which they were written, each until there is an
 * answer. The api takes the same message twice for one, so a lost answer costs nothing.
 */
export class Outbox {
  private known: readonly Outgoing[] = [];
  private lastAt = 0;
  private failures = 0;
  private isSending = false;
  /** Something has come since the list was looked at. */
  private isHurried = false;
  private isOver = true;
  private wake: (() => void) | undefined;
  /** Profiles whose conversation is being deleted. */
  private readonly leaving = new Set<number>();
  /** The API does not respond: all messages wait. */
  isWaiting = false;

  constructor(private readonly dependencies: Dependencies) {
    this.look();
  }

  get all(): readonly Outgoing[] {
    return this.known;
  }

  add(profile: number, content: Content): void {
    this.lastAt = Math.max(this.dependencies.now(), this.lastAt + 1);
    this.dependencies.keep({ client_id: this.dependencies.newId(), profile, content, at: this.lastAt });
    this.look();
    this.hurry();
  }

  /** The same message once more, in its place. */
  retry({ client_id, profile, content, at }: Outgoing): void {
    this.dependencies.keep({ client_id, profile, content, at });
    this.look();
    this.hurry();
  }

  discard(outgoing: Outgoing): void {
    this.dependencies.forget(outgoing);
    this.look();
  }

  /** Messages to a person wait until it is known whether their conversation was deleted, and are deleted with it. */
  async leave(profile: number, isDeleted: Promise<boolean>): Promise<void> {
    const written = this.known.filter((outgoing) => outgoing.profile === profile);
    this.leaving.add(profile);
    const isGone = await isDeleted;
    this.leaving.delete(profile);
    if (isGone) for (const outgoing of written) this.dependencies.forget(outgoing);
    this.look();
    this.hurry();
  }

  /** Reads again what is kept. */
  look(): void {
    this.known = [...this.dependencies.load()].sort((a, b) => a.at - b.at);
    this.lastAt = Math.max(this.lastAt, this.known.at(-1)?.at ?? 0);
    this.dependencies.onChange();
  }

  start(): void {
    this.isOver = false;
    this.hurry();
  }

  end(): void {
    this.isOver = true;
    this.wake?.();
  }

  /** At once, also where the next try is some time away. */
  hurry(): void {
    this.isHurried = true;
    this.wake?.();
    void this.run();
  }

  private async run(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      while (!this.isOver) {
        const how = await this.dependencies.alone(() => this.sendFirst());
        if (how === 'nothing' && !this.isHurried) break;
        if (typeof how === 'number') await this.rest(how);
      }
    } finally {
      this.isSending = false;
    }
  }

  /** Sends the first message of the list, which is read again because another tab may have sent messages meanwhile. */
  private async sendFirst(): Promise<'nothing' | 'told' | number> {
    this.isHurried = false;
    // The member may have signed out while another tab had its turn.
    if (this.isOver) return 'nothing';
    this.look();
    const next = this.known.find(({ why, profile }) => why === undefined && !this.leaving.has(profile));
    if (next === undefined) return 'nothing';
    const delivery = await this.dependencies.send(next);
    if (delivery.state === 'signed_out') return 'nothing';
    if (delivery.state === 'later') return this.putOff(next, delivery);
    this.failures = 0;
    this.isWaiting = false;
    if (delivery.state === 'refused') this.giveBack(next, delivery.why);
    else {
      if (delivery.state === 'held') this.dependencies.onHeld(next);
      else this.dependencies.onSent(next, delivery.sent);
      this.dependencies.forget(next);
    }
    this.look();
    return 'told';
  }

  /** A message discarded while it was being sent is not restored. */
  private giveBack(next: Outgoing, why: Refusal): void {
    if (this.dependencies.load().some(({ client_id: id }) => id === next.client_id))
      this.dependencies.keep({ ...next, why });
  }

  private putOff(next: Outgoing, { why, afterMs }: Delivery & { state: 'later' }): 'told' | number {
    this.failures += 1;
    if (why === 'failed' && afterMs === undefined && this.failures >= MOST_FAILURES) {
      this.failures = 0;
      this.giveBack(next, 'failed');
      this.look();
      return 'told';
    }
    this.isWaiting = why === 'unreachable';
    this.dependencies.onChange();
    return afterMs ?? Math.min(FIRST_PAUSE_MS * 2 ** (this.failures - 1), LONGEST_PAUSE_MS);
  }

  private async rest(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = undefined;
  }
}
