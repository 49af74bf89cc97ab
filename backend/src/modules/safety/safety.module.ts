import { Module } from '@nestjs/common';
import { TenantsModule } from '../tenants';
import { ComplaintActs } from './complaints/complaint-acts';
import { ComplaintList } from './complaints/complaint-list';
import { ComplaintThreads } from './complaints/complaint-threads';
import { ComplaintMacros } from './complaints/macros';
import { ReplyTo } from './complaints/reply-to';
import { ReceivedReplies } from './replies/received-replies';
import { ReportAdminService } from './reports/report-admin-service';
import { NoticeLinksController } from './use-cases/appeal-notice/notice-links.controller';
import { OwnNotices } from './use-cases/appeal-notice/own-notices';
import { OwnNoticesController } from './use-cases/appeal-notice/own-notices.controller';
import { Blocks } from './use-cases/block-member/blocks';
import { BlocksController } from './use-cases/block-member/blocks.controller';
import { FileComplaintController } from './use-cases/file-complaint/file-complaint.controller';
import { FileComplaint } from './use-cases/file-complaint/file-complaint.use-case';
import { GiveNoticeController } from './use-cases/give-notice/give-notice.controller';
import { GiveNotice } from './use-cases/give-notice/give-notice.use-case';
import { ReceiveMailController } from './use-cases/receive-mail/receive-mail.controller';
import { ReportMemberController } from './use-cases/report-member/report-member.controller';
import { ReportMember } from './use-cases/report-member/report-member.use-case';

/** Complaints, blocks, reports and notices. Needs an OutboxHint and a MemberAuthenticator from a global module. */
@Module({
  imports: [TenantsModule],
  controllers: [
    BlocksController,
    FileComplaintController,
    GiveNoticeController,
    NoticeLinksController,
    OwnNoticesController,
    ReceiveMailController,
    ReportMemberController,
  ],
  providers: [
    ...[Blocks, FileComplaint, GiveNotice, OwnNotices, ReportAdminService, ReportMember],
    ...[ComplaintActs, ComplaintList, ComplaintMacros, ComplaintThreads, ReceivedReplies, ReplyTo],
  ],
  exports: [ComplaintActs, ComplaintList, ComplaintMacros, ComplaintThreads, ReportAdminService],
})
export class SafetyModule {}
