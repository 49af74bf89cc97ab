export interface ExportOwner {
  readonly account: number;
  /** The language, with its country where that is known: `de-CH`. */
  readonly tag: string;
  /** Null means UTC. */
  readonly timeZone: string | null;
}

/** How an export is headed. */
export interface ExportHead {
  readonly brand: string;
  readonly madeAt: Date;
}
