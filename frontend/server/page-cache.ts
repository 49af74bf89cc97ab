/** A cache entry: it knows its weight, its site and revision, and whether it was used lately. */
export interface Kept {
  readonly bytes: number;
  used: boolean;
}

interface Slot<T> {
  readonly value: T;
  readonly site: number;
  readonly revision: number;
}

/**
 * Keeps answers up to a number of bytes. Second chance: the oldest goes first, but what was of use since it was last
 * looked at goes to the end of the queue once more, so a hit only sets a flag. Before any of that, what belongs to a
 * revision that is no longer published goes; until then it stays, because a rollback would want it.
 */
export class PageCache<T extends Kept> {
  private readonly current = new Map<string, Slot<T>>();
  private readonly retired = new Map<string, Slot<T>>();
  private total = 0;
  private dropped = 0;

  constructor(private readonly maxBytes: number) {}

  get bytes(): number {
    return this.total;
  }

  get entries(): number {
    return this.current.size + this.retired.size;
  }

  get evictions(): number {
    return this.dropped;
  }

  get(key: string): T | undefined {
    return (this.current.get(key) ?? this.retired.get(key))?.value;
  }

  set(key: string, site: number, revision: number, value: T): void {
    this.delete(key);
    // One answer that fills a good part of the cache is not worth everything else in it.
    if (value.bytes > this.maxBytes / 4) return;
    this.current.set(key, { value, site, revision });
    this.total += value.bytes;
    this.makeRoom();
  }

  /** A site's published revision is now this one: its pages come first, all others of the site wait to be dropped. */
  publish(site: number, revision: number | null): void {
    this.move(this.current, this.retired, (slot) => slot.site === site && slot.revision !== revision);
    this.move(this.retired, this.current, (slot) => slot.site === site && slot.revision === revision);
  }

  private move(from: Map<string, Slot<T>>, to: Map<string, Slot<T>>, chosen: (slot: Slot<T>) => boolean): void {
    for (const [key, slot] of from) {
      if (!chosen(slot)) continue;
      from.delete(key);
      to.set(key, slot);
    }
  }

  private makeRoom(): void {
    for (const key of this.retired.keys()) {
      if (this.total <= this.maxBytes) return;
      this.delete(key);
      this.dropped++;
    }
    // Map keeps insertion order, also for what is added while it is walked: this is the clock's hand.
    for (const [key, slot] of this.current) {
      if (this.total <= this.maxBytes) return;
      if (slot.value.used) {
        slot.value.used = false;
        this.current.delete(key);
        this.current.set(key, slot);
      } else {
        this.delete(key);
        this.dropped++;
      }
    }
  }

  private delete(key: string): void {
    const slot = this.current.get(key) ?? this.retired.get(key);
    if (!slot) return;
    this.current.delete(key);
    this.retired.delete(key);
    this.total -= slot.value.bytes;
  }
}
