export const EXPORT_KIND = 'data-export';

/** What the outbox holds. The account's id tells whose row it is. */
export interface ExportJob {
  readonly export: string;
  readonly account: number;
}
