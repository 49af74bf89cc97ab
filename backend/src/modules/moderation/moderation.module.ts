import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { AppealAdminService } from './appeals/appeal-admin-service';
import { ModerationFigures } from './figures/moderation-figures';
import { DecideReport } from './reports/decide-report';
import { ReportFiles } from './reports/report-files';

/** What staff decide about reports and appeals, over the modules whose content it is about. */
@Module({
  imports: [AccountsModule],
  providers: [AppealAdminService, DecideReport, ModerationFigures, ReportFiles],
  exports: [AppealAdminService, DecideReport, ModerationFigures, ReportFiles],
})
export class ModerationModule {}
