type Listener = () => void;

/**
 * Calls that were refused wait here until the person has proven who they are, and are then sent again. A dialog stands open
 * as long as any waits, over the screen as it was.
 */
export class Gate {
  private waiting: ((passed: boolean) => void)[] = [];
  private readonly listeners = new Set<Listener>();

  get isClosed(): boolean {
    return this.waiting.length > 0;
  }

  /** Resolves with whether the call may be sent again. */
  wait(): Promise<boolean> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.tell();
    });
  }

  open(passed: boolean): void {
    const released = this.waiting;
    this.waiting = [];
    for (const release of released) release(passed);
    this.tell();
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly read = (): boolean => this.isClosed;

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** Closed when the session has ended under an open screen. */
export const sessionGate = new Gate();
/** Closed when a call wants the second factor once more. */
export const stepUpGate = new Gate();
