export { type AppealAnswer, AppealAdminService } from './appeals/appeal-admin-service';
export { AppealNeedsAnother, AppealNotFound, MeasureNotStronger } from './appeals/errors';
export { ModerationFigures } from './figures/moderation-figures';
export { ModerationModule } from './moderation.module';
export { NoticeAppealAdminService } from './notice-appeals/notice-appeal-admin-service';
export { DecideReport } from './reports/decide-report';
export { type ReportDecision } from './reports/report-decision';
export { ReportFiles } from './reports/report-files';
export { ReportedContentNotFound } from './reports/reported-content-not-found.error';
