import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { MembersModule, PhotosModule } from '../members';
import { ErasureModule } from '../privacy';
import { QueueModule } from '../../platform/queue';
import { ClaimedHeldMessages, HeldConversations, HeldMessageAdminService } from '../chats';
import { Reconciliation } from '../credits';
import { SuppressionAdmin } from '../notifications';
import { FleetModule } from '../fleet';
import { LaunchModule } from '../launch';
import { PaymentsAdminModule, PaymentsModule } from '../payments';
import { PushDeviceAdmin } from '../push';
import { ModerationModule } from '../moderation';
import { SafetyModule } from '../safety';
import { TenantsModule } from '../tenants';
import { TrafficModule } from '../traffic';
import { VisualDiffsModule } from '../visual-diffs';
import { ConsoleModule } from './console.module';
import { StaffAuditController } from './audit/audit.controller';
import { StaffSettingsController } from './settings/settings.controller';
import { TenantList } from './tenants/tenant-list';
import { StaffHealthController } from './health/health.controller';
import { PlatformHealth } from './health/platform-health';
import { FailedJobs } from './deliveries/failed-jobs';
import { StaffFailedJobsController } from './deliveries/failed-jobs.controller';
import { GivenUpEntries } from './deliveries/given-up-entries';
import { StaffGivenUpController } from './deliveries/given-up-entries.controller';
import { StaffBrandStandingController } from './standing/brand-standing.controller';
import { BrandStandings } from './standing/brand-standings';
import { DeliveryStandings } from './standing/delivery-standings';
import { StaffDeliveryStandingController } from './standing/delivery-standing.controller';
import { IsolationRuns } from './isolation/isolation-runs';
import { StaffIsolationController } from './isolation/isolation.controller';
import { WaitingQueues } from './queues/waiting-queues';
import { WorkClaims } from './queues/work-claims';
import { StaffWorkController } from './queues/work.controller';
import { AcceptInvitationController } from './invitations/accept-invitation.controller';
import { ComplaintColleagues } from './complaints/complaint-colleagues';
import { StaffComplaintsController } from './complaints/complaints.controller';
import { StaffComplaintThreadController } from './complaints/complaint-thread.controller';
import { StaffBlockLooksController } from './block-looks/block-looks.controller';
import { StaffCreditGiftsController } from './credits/credit-gifts.controller';
import { StaffCreditsController } from './credits/credits.controller';
import { StaffDebitsController } from './debits/debits.controller';
import { StaffBrandDiscountCodesController } from './discount-codes/brand-discount-codes.controller';
import { StaffDiscountCodesController } from './discount-codes/discount-codes.controller';
import { StaffEvidenceController } from './evidence/evidence.controller';
import { StaffErasuresController } from './erasures/erasures.controller';
import { StaffFileActsController } from './members/acts/file-acts.controller';
import { AsOthers } from './members/as-others/as-others';
import { StaffAsOthersController } from './members/as-others/as-others.controller';
import { FileAccess } from './members/file-access';
import { MemberSections } from './members/file/file-sections';
import { StaffLooksController } from './members/file/looks.controller';
import { StaffMemberFileController } from './members/file/member-file.controller';
import { StaffMailChangesController } from './members/mail-changes/mail-changes.controller';
import { StaffWaitingForMembersController } from './members/asked/waiting-for-members.controller';
import { StaffMembersController } from './members/members.controller';
import { StaffNotesController } from './members/notes/notes.controller';
import { MemberSearch } from './members/search/member-search';
import { StaffMemberSearchController } from './members/search/search-members.controller';
import { MemberTimeline } from './members/timeline/member-timeline';
import { StaffTimelineController } from './members/timeline/timeline.controller';
import { StaffFictionalPeopleController } from './fictional-people/fictional-people.controller';
import { StaffFleetController } from './fleet/fleet.controller';
import { StaffFleetActsController } from './fleet/fleet-acts.controller';
import { FoundObjects } from './found/found-objects';
import { StaffFoundController } from './found/found.controller';
import { StaffLaunchController } from './launch/launch.controller';
import { OwnSessionsController } from './own-sessions/own-sessions.controller';
import { StaffBrandReportsController } from './money/brand-reports.controller';
import { StaffLedgerChecksController } from './money/ledger-checks.controller';
import { StaffDueRefundsController } from './money/due-refunds.controller';
import { StaffMoneyController } from './money/money.controller';
import { ReachedBrands } from './money/reached-brands';
import { AskStaffPasskey } from './passkeys/ask-staff-passkey';
import { OwnPasskeysController } from './passkeys/own-passkeys.controller';
import { StaffPasskeySignInController } from './passkeys/passkey-sign-in.controller';
import { ProveStaffPasskey } from './passkeys/prove-staff-passkey';
import { StaffChallenges } from './passkeys/staff-challenges';
import { StaffPasskeys } from './passkeys/staff-passkeys';
import { StaffDifferencesController } from './payments/differences.controller';
import { StaffDisputesController } from './payments/disputes.controller';
import { StaffOrdersController } from './payments/orders.controller';
import { StaffRefundTransfersController } from './payments/refund-transfers.controller';
import { StaffRefundsController } from './payments/refunds.controller';
import { StaffAccountRequestsController } from './provider-accounts/account-requests.controller';
import { StaffProviderAccountListController } from './provider-accounts/provider-account-list.controller';
import { StaffProviderAccountsController } from './provider-accounts/provider-accounts.controller';
import { StaffPaymentReportsController } from './payments/reports.controller';
import { StaffClaimedPhotoChecksController } from './photo-checks/claimed-photo-checks.controller';
import { StaffPhotoChecksController } from './photo-checks/photo-checks.controller';
import { StaffClaimedPhotosController } from './photos/claimed-photos.controller';
import { StaffPhotoContextController } from './photos/photo-context.controller';
import { StaffPhotosController } from './photos/photos.controller';
import { StaffClaimedHeldMessagesController } from './held-messages/claimed-held-messages.controller';
import { StaffHeldConversationController } from './held-messages/held-conversation.controller';
import { StaffHeldMessagesController } from './held-messages/held-messages.controller';
import { StaffPushDevicesController } from './push-devices/push-devices.controller';
import { StaffPushKeysController } from './push-keys/push-keys.controller';
import { StaffNoticeAppealsController } from './notice-appeals/notice-appeals.controller';
import { StaffAppealsController } from './appeals/appeals.controller';
import { StaffModerationFiguresController } from './moderation-figures/moderation-figures.controller';
import { StaffReportsController } from './reports/reports.controller';
import { StaffSecondLooksController } from './second-looks/second-looks.controller';
import { ClaimCode } from './sign-in/claim-code';
import { EnrolSecondFactor } from './sign-in/enrol-second-factor.use-case';
import { PassSecondFactor } from './sign-in/pass-second-factor.use-case';
import { SecondFactors } from './sign-in/second-factors';
import { StaffSignIn } from './sign-in/sign-in.use-case';
import { StaffCookies } from './sign-in/staff-cookies';
import { StepUp } from './sign-in/step-up.use-case';
import { StaffSignInController } from './sign-in/staff-sign-in.controller';
import { StaffPeople } from './staff/staff-people';
import { StaffMachineAccountsController } from './staff/machine-accounts.controller';
import { StaffPeopleController } from './staff/staff-people.controller';
import { MayApprove } from './staff/may-approve';
import { StaffController } from './staff/staff.controller';
import { StaffDomainMovesController } from './tenants/domain-moves.controller';
import { StaffReleasesController } from './tenants/releases.controller';
import { StaffRevisionsController } from './tenants/revisions.controller';
import { TenantAccess } from './tenants/tenant-access';
import { StaffTenantsController } from './tenants/tenants.controller';
import { TextCatalogue } from './texts/text-catalogue';
import { StaffTextsController } from './texts/texts.controller';
import { PictureTime } from './wellbeing/picture-time';
import { Wellbeing } from './wellbeing/wellbeing';
import { StaffWellbeingController } from './wellbeing/wellbeing.controller';
import { StaffPostbackSecretsController } from './traffic/postback-secrets.controller';
import { StaffPostbacksController } from './traffic/postbacks.controller';
import { StaffTrafficController } from './traffic/traffic.controller';
import { StaffVisualDiffsController } from './visual-diffs/visual-diffs.controller';

/** The calls of operators and support staff: for the api only. */
@Module({
  imports: [
    ...[AccountsModule, ConsoleModule, ErasureModule, MembersModule, PaymentsAdminModule, PaymentsModule, PhotosModule],
    ...[FleetModule, LaunchModule, ModerationModule, SafetyModule, TenantsModule],
    ...[QueueModule, TrafficModule, VisualDiffsModule],
  ],
  controllers: [
    StaffBlockLooksController,
    StaffEvidenceController,
    AcceptInvitationController,
    StaffAuditController,
    ...[StaffHealthController, StaffFailedJobsController, StaffGivenUpController],
    ...[StaffBrandStandingController, StaffDeliveryStandingController, StaffIsolationController],
    StaffSettingsController,
    ...[StaffFoundController, StaffWorkController],
    StaffWellbeingController,
    OwnSessionsController,
    StaffFictionalPeopleController,
    ...[StaffController, StaffMachineAccountsController, StaffPeopleController],
    ...[OwnPasskeysController, StaffPasskeySignInController, StaffSignInController],
    ...[StaffCreditsController, StaffDebitsController],
    StaffBrandDiscountCodesController,
    StaffDiscountCodesController,
    StaffErasuresController,
    ...[StaffFileActsController, StaffLooksController, StaffMemberFileController, StaffMemberSearchController],
    ...[StaffCreditGiftsController, StaffMailChangesController, StaffWaitingForMembersController],
    ...[StaffAsOthersController, StaffMembersController, StaffNotesController, StaffTimelineController],
    ...[StaffBrandReportsController, StaffDueRefundsController, StaffLedgerChecksController, StaffMoneyController],
    StaffDifferencesController,
    StaffDisputesController,
    StaffOrdersController,
    StaffRefundTransfersController,
    StaffRefundsController,
    ...[StaffAccountRequestsController, StaffProviderAccountListController, StaffProviderAccountsController],
    StaffPaymentReportsController,
    StaffClaimedPhotoChecksController,
    StaffPhotoChecksController,
    StaffClaimedPhotosController,
    StaffPhotoContextController,
    StaffPhotosController,
    StaffSecondLooksController,
    StaffClaimedHeldMessagesController,
    StaffHeldConversationController,
    StaffHeldMessagesController,
    StaffPushDevicesController,
    StaffPushKeysController,
    ...[StaffAppealsController, StaffNoticeAppealsController],
    ...[StaffComplaintsController, StaffComplaintThreadController],
    StaffModerationFiguresController,
    StaffReportsController,
    ...[StaffFleetController, StaffFleetActsController],
    ...[StaffLaunchController, StaffDomainMovesController, StaffTenantsController],
    StaffTextsController,
    StaffRevisionsController,
    StaffReleasesController,
    ...[StaffPostbacksController, StaffPostbackSecretsController],
    StaffTrafficController,
    StaffVisualDiffsController,
  ],
  providers: [
    ...[AsOthers, FileAccess, FoundObjects, MemberSearch, MemberSections, MemberTimeline, SuppressionAdmin],
    ...[AskStaffPasskey, ProveStaffPasskey, StaffChallenges, StaffPasskeys],
    ...[ClaimCode, StepUp, EnrolSecondFactor, PassSecondFactor, SecondFactors, StaffCookies, StaffSignIn],
    ...[
      ClaimedHeldMessages,
      BrandStandings,
      ComplaintColleagues,
      DeliveryStandings,
      FailedJobs,
      GivenUpEntries,
      IsolationRuns,
      HeldConversations,
      HeldMessageAdminService,
      PictureTime,
      ...[MayApprove, ReachedBrands, Reconciliation],
      PlatformHealth,
      PushDeviceAdmin,
      StaffPeople,
      TenantAccess,
      TenantList,
      TextCatalogue,
      WaitingQueues,
      Wellbeing,
      WorkClaims,
    ],
  ],
})
export class ConsoleHttpModule {}
