import { ConsoleProblem } from '../api/problem';

/** How long a decision that others are told of stays in the browser, so that it can be taken back unseen. */
export const UNDO_MS = 5000;
/** With fewer than this ahead, more are asked for. */
const FEW = 10;
const KEPT_DECISIONS = 20;
/** Somebody else has it, or it is not there any more: the next one follows. */
const GONE: ReadonlySet<string> = new Set([
  ...['claimed_by_another', 'photo_decided', 'photo_not_found', 'photo_check_closed', 'photo_check_not_found'],
  ...['held_message_decided', 'held_message_not_found'],
]);

export interface DeskItem {
  readonly id: number;
  /** The brand's slug. */
  readonly tenant: string;
}

export interface DeskActs<I, D> {
  /** Claims what is due next, after the item that is asked for, and answers everything that is claimed. */
  readonly load: (wanted?: DeskItem) => Promise<readonly I[]>;
  readonly send: (item: I, decision: D, isLeaving: boolean) => Promise<unknown>;
  /** Undoes a decision that was sent. Without it only what still waits in the browser is taken back. */
  readonly takeBack?: (item: I) => Promise<unknown>;
  /** Whether a decision waits in the browser before it is sent. */
  readonly isDelayed: (decision: D) => boolean;
  /** Gives back what is claimed. */
  readonly release: () => Promise<unknown>;
}

interface Decided<I, D> {
  readonly item: I;
  readonly decision: D;
  timer?: ReturnType<typeof setTimeout> | undefined;
  sending?: Promise<boolean>;
}

export type DeskNotice =
  | { readonly kind: 'taken' | 'undone' | 'sent' | 'nothing_to_undo' | 'not_here' }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface DeskState<I> {
  /** The first is the one that is decided about. */
  readonly items: readonly I[];
  readonly isLoaded: boolean;
  readonly fault?: unknown;
  readonly notice?: DeskNotice;
  /** How many decisions still wait in the browser. */
  readonly waiting: number;
  readonly done: number;
}

export const keyOf = ({ tenant, id }: DeskItem): string => `${tenant} ${id}`;

/** A queue that one person decides, item after item. Each decision moves on at once; a failed one comes back. */
export class Desk<I extends DeskItem, D> {
  private state: DeskState<I> = { items: [], isLoaded: false, waiting: 0, done: 0 };
  private decided: Decided<I, D>[] = [];
  /** The items decided on this screen: an answer that was under way may still list them. */
  private readonly handled = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private filling: Promise<void> | undefined;

  /** It opens at the item that is wanted; without one, or where that does not wait any more, at what is due first. */
  constructor(
    private readonly acts: DeskActs<I, D>,
    private wanted?: DeskItem,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly read = (): DeskState<I> => this.state;

  /** Asks for more where little is left. */
  fill(): Promise<void> {
    if (this.state.items.length >= FEW) return Promise.resolve();
    this.filling ??= this.load().finally(() => {
      this.filling = undefined;
    });
    return this.filling;
  }

  decide(decision: D): void {
    const [item, ...rest] = this.state.items;
    if (!item) return;
    const entry: Decided<I, D> = { item, decision };
    this.handled.add(keyOf(item));
    this.decided = [...this.decided, entry].slice(-KEPT_DECISIONS);
    this.change({ items: rest, done: this.state.done + 1, notice: undefined });
    if (this.acts.isDelayed(decision)) {
      entry.timer = setTimeout(() => {
        this.send(entry, false);
      }, UNDO_MS);
      this.change({});
    } else this.send(entry, false);
    void this.fill();
  }

  /** Puts it behind the others. */
  skip(): void {
    const [item, ...rest] = this.state.items;
    if (item) this.change({ items: [...rest, item], notice: undefined });
  }

  async undo(): Promise<void> {
    const last = this.decided.pop();
    if (!last) {
      this.change({ notice: { kind: 'nothing_to_undo' } });
      return;
    }
    if (last.timer === undefined) {
      if (!(await this.takeBack(last))) return;
    } else clearTimeout(last.timer);
    this.putBack(last.item, { kind: 'undone' });
    this.change({ done: this.state.done - 1 });
  }

  /** When the person leaves, waiting decisions are sent and the other items are released. */
  leave(): void {
    for (const entry of this.decided)
      if (entry.timer !== undefined) {
        clearTimeout(entry.timer);
        this.send(entry, true);
      }
    this.decided = [];
    this.change({ items: [], isLoaded: false, notice: undefined });
    this.acts.release().catch(() => undefined);
  }

  private async load(): Promise<void> {
    try {
      const { wanted } = this;
      const loaded = await this.acts.load(wanted);
      this.wanted = undefined;
      const known = new Set(this.state.items.map(keyOf));
      const fresh = loaded.filter((item) => !known.has(keyOf(item)) && !this.handled.has(keyOf(item)));
      const items = [...this.state.items, ...fresh];
      const sought = wanted && items.find((item) => keyOf(item) === keyOf(wanted));
      this.change({
        items: sought ? [sought, ...items.filter((item) => item !== sought)] : items,
        ...{ isLoaded: true, fault: undefined },
        ...(wanted && !sought && { notice: { kind: 'not_here' } }),
      });
    } catch (fault) {
      this.change({ fault });
    }
  }

  private send(entry: Decided<I, D>, isLeaving: boolean): void {
    entry.timer = undefined;
    entry.sending = this.acts.send(entry.item, entry.decision, isLeaving).then(
      () => true,
      (error: unknown) => {
        this.decided = this.decided.filter((one) => one !== entry);
        this.change({ done: Math.max(0, this.state.done - 1) });
        if (isGone(error)) this.change({ notice: { kind: 'taken' } });
        else if (!isLeaving) this.putBack(entry.item, { kind: 'failed', error });
        return false;
      },
    );
    this.change({});
  }

  /** Answers whether it waits again. A decision that failed has come back by itself. */
  private async takeBack({ item, sending }: Decided<I, D>): Promise<boolean> {
    if (!(await sending)) return false;
    if (!this.acts.takeBack) {
      this.change({ notice: { kind: 'sent' } });
      return false;
    }
    try {
      await this.acts.takeBack(item);
      return true;
    } catch (error) {
      this.change({ notice: { kind: 'failed', error } });
      return false;
    }
  }

  private putBack(item: I, notice: DeskNotice): void {
    this.handled.delete(keyOf(item));
    const others = this.state.items.filter((one) => keyOf(one) !== keyOf(item));
    this.change({ items: [item, ...others], notice });
  }

  private change(change: { [K in keyof DeskState<I>]?: DeskState<I>[K] | undefined }): void {
    const waiting = this.decided.filter(({ timer }) => timer !== undefined).length;
    this.state = { ...this.state, ...change, waiting } as DeskState<I>;
    for (const listener of this.listeners) listener();
  }
}

const isGone = (error: unknown): boolean => error instanceof ConsoleProblem && GONE.has(error.code ?? '');
