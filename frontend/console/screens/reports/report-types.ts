import { type components } from '../../../lib/api/schema';

type Schemas = components['schemas'];
export type OpenReport = Schemas['OpenReportResponse'];
export type ReportFile = Schemas['ReportFileResponse'];
export type ReportDecision = Schemas['CloseReportRequest'];
export type Outcome = ReportDecision['outcome'];

export const OUTCOMES = [
  { outcome: 'dismissed', key: 'd' },
  { outcome: 'warned', key: 'w' },
  { outcome: 'content_removed', key: 'r' },
  { outcome: 'member_blocked', key: 'b' },
] as const satisfies readonly { outcome: Outcome; key: string }[];

/** The ways to answer an appeal about a report: the decision stands, or a stronger measure is taken. */
export interface Stronger {
  /** The mildest measure that is stronger; null where none is. */
  readonly least: Outcome | null;
  /** A block that is stronger lasts so many days at least. */
  readonly days: number;
}

/** The content that can be removed, by the value of its choice. */
export type RemovedContent = Pick<ReportDecision, 'photo' | 'field' | 'prompt'>;

export function contentOf(value: string): RemovedContent {
  const [kind, name = ''] = value.split(':');
  if (kind === 'photo') return { photo: Number(name) };
  if (kind === 'prompt') return { prompt: name };
  return { field: name === 'looking_for' ? 'looking_for' : 'about_me' };
}
