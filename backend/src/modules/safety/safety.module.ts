import { Module } from '@nestjs/common';
import { TenantsModule } from '../tenants';
import { ReportAdminService } from './reports/report-admin-service';
import { Blocks } from './use-cases/block-member/blocks';
import { BlocksController } from './use-cases/block-member/blocks.controller';
import { FileComplaintController } from './use-cases/file-complaint/file-complaint.controller';
import { FileComplaint } from './use-cases/file-complaint/file-complaint.use-case';
import { ReportMemberController } from './use-cases/report-member/report-member.controller';
import { ReportMember } from './use-cases/report-member/report-member.use-case';

/** Complaints, blocks and reports. Needs an OutboxHint and a MemberAuthenticator from a global module. */
@Module({
  imports: [TenantsModule],
  controllers: [BlocksController, FileComplaintController, ReportMemberController],
  providers: [Blocks, FileComplaint, ReportAdminService, ReportMember],
  exports: [ReportAdminService],
})
export class SafetyModule {}
