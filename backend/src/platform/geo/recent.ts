/**
 * A bounded memory of recent answers in two generations: when the young one is full, the old one is dropped. Within a
 * few entries of least-recently-used, without moving anything on a hit. Holds at most `2 × size` entries.
 */
export class Recent<V> {
  private young = new Map<string, V>();
  private old = new Map<string, V>();

  constructor(private readonly size: number) {}

  get entries(): number {
    return this.young.size + this.old.size;
  }

  get(key: string): V | undefined {
    const hit = this.young.get(key);
    if (hit !== undefined) return hit;
    const earlier = this.old.get(key);
    if (earlier !== undefined) {
      this.old.delete(key);
      this.set(key, earlier);
    }
    return earlier;
  }

  set(key: string, value: V): void {
    if (this.young.size >= this.size) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(key, value);
  }
}
