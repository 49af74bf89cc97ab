/** Texts differ by what is in an index; everything else is asked by parameters, so that few statements are prepared. */
export class Parameters {
  constructor(readonly values: unknown[] = []) {}

  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}
