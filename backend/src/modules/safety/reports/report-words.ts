/** Words of rows and of the api: none is ever renamed. */
export const REPORT_REASONS = [
  'fake_profile',
  'scam',
  'harassment',
  'underage',
  'offensive_photo',
  'offensive_text',
  'contact_details',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Reasons that somebody without an account may choose: these also say that something is against the law. */
export const NOTICE_REASONS = [...REPORT_REASONS, 'illegal'] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];

export const REPORT_OUTCOMES = ['dismissed', 'warned', 'content_removed', 'member_blocked'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];
