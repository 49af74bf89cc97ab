export { complaintEntries } from './complaint-entries';
export { type ComplaintMacro } from './complaint-texts';
export { type ComplaintAct, ComplaintActs } from './complaints/complaint-acts';
export { COMPLAINT_CURSOR, complaintCursorOf, complaintPositionIn } from './complaints/complaint-cursor';
export { ComplaintList, type ListedComplaint } from './complaints/complaint-list';
export { type ComplaintThread, ComplaintThreads } from './complaints/complaint-threads';
export { COMPLAINT_STATES, type ComplaintState, MESSAGE_KINDS, type MessageKind } from './complaints/complaint-words';
export { type ConcernCount, countConcerns } from './complaints/count-concerns';
export { COMPLAINT_WORK } from './complaints/complaint-work';
export { AssigneeNotFound, ComplaintMovedOn, ComplaintNotFound, ComplaintWithoutAddress } from './complaints/errors';
export { ComplaintMacros, MACROS } from './complaints/macros';
export { ReplyTo } from './complaints/reply-to';
export { ReceivedReplies } from './replies/received-replies';
export { ReplyMailbox } from './replies/reply-mailbox';
export { type ClosedReport, answerNotice, closeReport } from './notices/close-notice';
export { NOTICE_APPEAL_WORK } from './notices/notice-appeal-work';
export { noticePerson } from './notices/notice-person';
export { answerNoticeAppeal, keepFirstDecisionTime, reopenNotice } from './notices/reopen-notice';
export { tellReversedNotice } from './notices/tell-reversed-notice';
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
