export const EXPORT_KIND = 'data-export';

/** The payload in the outbox. The account's id tells whose row it is. */
export interface ExportJob {
  readonly export: string;
  readonly account: number;
}
