/** The same numbers for the same name, whoever else is asked. */
export class Chance {
  private state: number;

  constructor(private readonly name: string) {
    // FNV-1a.
    this.state = Buffer.from(name).reduce((hash, byte) => Math.imul(hash ^ byte, 16_777_619), 2_166_136_261);
  }

  /** A chance of its own for one subject of this name. */
  named(subject: string): Chance {
    return new Chance(`${this.name}/${subject}`);
  }

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  whole(from: number, to: number): number {
    return Math.floor(this.between(from, to + 1));
  }

  is(share: number): boolean {
    return this.next() < share;
  }

  one<T>(of: readonly T[]): T {
    const chosen = of[Math.floor(this.next() * of.length)];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  }

  /** One of the keys, each as often as its weight. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let rest = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      rest -= weight;
      if (rest < 0) return key;
    }
    throw new Error('nothing to choose from');
  }

  /** Draws `count` different elements, in any order. */
  several<T>(of: readonly T[], count: number): T[] {
    const left = [...of];
    return Array.from({ length: Math.min(count, left.length) }, () => {
      const [chosen] = left.splice(Math.floor(this.next() * left.length), 1);
      return chosen as T;
    });
  }
}
