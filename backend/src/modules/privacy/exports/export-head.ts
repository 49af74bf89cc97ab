import { type Locale } from '../../../../../contract/text/locales';

export interface ExportOwner {
  readonly account: number;
  readonly locale: Locale;
  /** Null means UTC. */
  readonly timeZone: string | null;
}

/** How an export is headed. */
export interface ExportHead {
  readonly brand: string;
  readonly madeAt: Date;
}
