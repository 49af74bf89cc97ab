import { type Edits } from './edits';

/** Edits that are not stored yet, and the revision that they were made over. */
export interface WorkingCopy {
  readonly base: number | null;
  readonly edits: Edits;
}

type Listener = () => void;
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Unsaved edits of one person and one brand, in the browser's storage with every key pressed: reloads, ended sessions and
 * times without a connection leave them, and other tabs of the same person show them.
 */
export class WorkingCopyStore {
  private copy: WorkingCopy | undefined;
  private readonly listeners = new Set<Listener>();

  constructor(
    private readonly storage: Kept,
    readonly key: string,
  ) {
    this.copy = this.stored();
  }

  readonly read = (): WorkingCopy | undefined => this.copy;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** Changes what is stored, which another tab may have changed since. */
  change(base: number | null, change: (edits: Edits) => Edits): void {
    const before = this.stored();
    const edits = change(before?.edits ?? {});
    this.replace(Object.keys(edits).length === 0 ? undefined : { base: before ? before.base : base, edits });
  }

  replace(copy: WorkingCopy | undefined): void {
    if (copy === undefined) this.storage.removeItem(this.key);
    else this.storage.setItem(this.key, JSON.stringify(copy));
    this.show(copy);
  }

  /** Another tab wrote. */
  readAgain(): void {
    this.show(this.stored());
  }

  private show(copy: WorkingCopy | undefined): void {
    this.copy = copy;
    for (const listener of this.listeners) listener();
  }

  private stored(): WorkingCopy | undefined {
    const text = this.storage.getItem(this.key);
    if (text === null) return undefined;
    try {
      return JSON.parse(text) as WorkingCopy;
    } catch {
      return undefined;
    }
  }
}

const stores = new Map<string, WorkingCopyStore>();

/** The one of a person and a brand in this tab. */
export function workingCopyOf(email: string, slug: string): WorkingCopyStore {
  const key = `unsaved ${email} ${slug}`;
  const known = stores.get(key);
  if (known) return known;
  const store = new WorkingCopyStore(window.localStorage, key);
  stores.set(key, store);
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) store.readAgain();
  });
  return store;
}
