/** One way to break a piece of source text. */
export interface Change {
  /** The kind of fault, as the report names it. */
  readonly operator: string;
  /** What stands in place of the piece; empty where a statement is removed. */
  readonly text: string;
}
