import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { AppealAdminService } from './appeals/appeal-admin-service';
import { BlockLooks } from './block-looks/block-looks';
import { ModerationFigures } from './figures/moderation-figures';
import { CaseSearch } from './found/case-search';
import { NoticeAppealAdminService } from './notice-appeals/notice-appeal-admin-service';
import { DecideReport } from './reports/decide-report';
import { ReportFiles } from './reports/report-files';

/** Carries out what staff decide about reports and appeals, in the modules that own the content. */
@Module({
  imports: [AccountsModule],
  providers: [
    AppealAdminService,
    BlockLooks,
    CaseSearch,
    DecideReport,
    ModerationFigures,
    NoticeAppealAdminService,
    ReportFiles,
  ],
  exports: [
    AppealAdminService,
    BlockLooks,
    CaseSearch,
    DecideReport,
    ModerationFigures,
    NoticeAppealAdminService,
    ReportFiles,
  ],
})
export class ModerationModule {}
