import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { AppealAdminService } from './appeals/appeal-admin-service';
import { ModerationFigures } from './figures/moderation-figures';
import { DecideReport } from './reports/decide-report';
import { ReportFiles } from './reports/report-files';

/** Carries out what staff decide about reports and appeals, in the modules that own the content. */
@Module({
  imports: [AccountsModule],
  providers: [AppealAdminService, DecideReport, ModerationFigures, ReportFiles],
  exports: [AppealAdminService, DecideReport, ModerationFigures, ReportFiles],
})
export class ModerationModule {}
