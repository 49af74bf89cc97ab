import { type Choice, type Choosing, type Sent, type Told } from './choices';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** After so many answers that are none, a choice is given back to who made it. */
const MOST_FAILURES = 6;

interface Dependencies {
  /** Choices that were not told yet, also before this page. */
  readonly load: () => readonly Choosing[];
  readonly save: (choices: readonly Choosing[]) => void;
  readonly send: (choice: Choosing) => Promise<Sent>;
  readonly onTold: (choice: Choosing, told: Told) => void;
  readonly onChange: () => void;
}

/**
 * Choices on their way to the api: one after the other, in their order, each until there is an answer. The api takes the
 * same choice twice for one.
 */
export class Outbox {
  private choices: readonly Choosing[];
  private failures = 0;
  private isSending = false;
  private isOver = false;
  private wake: (() => void) | undefined;
  private idle: (() => void)[] = [];
  /** Why they wait, where they do. */
  errorState: 'unreachable' | 'failed' | undefined;

  constructor(private readonly dependencies: Dependencies) {
    this.choices = dependencies.load();
  }

  get waiting(): readonly Choosing[] {
    return this.choices;
  }

  add(what: Choice, profile: number): void {
    this.keep([...this.choices, { what, profile, isTried: false }]);
    void this.send();
  }

  /** A choice that was never sent is forgotten; for any other, the API is told to undo it. */
  takeBack(profile: number): void {
    const last = this.choices.at(-1);
    if (last?.profile === profile && !last.isTried) this.keep(this.choices.slice(0, -1));
    else this.keep([...this.choices, { what: 'undo', profile, isTried: false }]);
    void this.send();
  }

  /** At once, also where the next try is some time away. */
  hurry(): void {
    this.wake?.();
    void this.send();
  }

  /** Resolves when everything was told. */
  async told(): Promise<void> {
    if (this.choices.length > 0) await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  /** Sends what is there, until its end. */
  start(): void {
    this.isOver = false;
    void this.send();
  }

  end(): void {
    this.isOver = true;
    this.wake?.();
  }

  private keep(choices: readonly Choosing[]): void {
    this.choices = choices;
    this.dependencies.save(choices);
    this.dependencies.onChange();
  }

  private async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    while (!this.isOver) {
      const [next] = this.choices;
      if (next === undefined) break;
      if (!next.isTried) this.keep([{ ...next, isTried: true }, ...this.choices.slice(1)]);
      const sent = await this.dependencies.send(next);
      if (sent.state === 'signed_out') break;
      if (sent.state !== 'later') this.finish(next, sent);
      else await this.putOff(next, sent);
    }
    this.isSending = false;
    if (this.choices.length > 0) return;
    for (const resolve of this.idle.splice(0)) resolve();
  }

  private finish(choice: Choosing, told: Told): void {
    this.failures = 0;
    this.errorState = undefined;
    this.keep(this.choices.slice(1));
    this.dependencies.onTold(choice, told);
  }

  private async putOff(choice: Choosing, { why, afterMs }: Sent & { state: 'later' }): Promise<void> {
    this.failures = why === this.errorState ? this.failures + 1 : 1;
    if (why === 'failed' && afterMs === undefined && this.failures >= MOST_FAILURES) {
      this.finish(choice, { state: 'refused', why: 'failed' });
      return;
    }
    this.errorState = why;
    this.dependencies.onChange();
    const pause = afterMs ?? Math.min(FIRST_PAUSE_MS * 2 ** (this.failures - 1), LONGEST_PAUSE_MS);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = undefined;
  }
}
