export { complaintEntries } from './complaint-entries';
export { type ClosedReport, answerNotice, closeReport } from './notices/close-notice';
export { type OpenReport, ReportAdminService } from './reports/report-admin-service';
export { ReportNotFound } from './reports/report-not-found.error';
export { REPORT_WORK } from './reports/report-work';
export {
  NOTICE_REASONS,
  type NoticeReason,
  REPORT_OUTCOMES,
  type ReportOutcome,
  type ReportReason,
} from './reports/report-words';
export { ComplaintRetention } from './retention/complaint-retention';
export { NoticeRetention } from './retention/notice-retention';
export { ReportRetention } from './retention/report-retention';
export { SAFETY_DATA } from './safety-data';
export { SafetyModule } from './safety.module';
