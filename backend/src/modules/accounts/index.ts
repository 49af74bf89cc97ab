export { ACCOUNTS_DATA } from './accounts-data';
export { AccountsModule } from './accounts.module';
export { blockAccount, unblockAccount } from './admin/block-account';
export { BlockEnds } from './admin/block-ends';
export { CreditAdminService } from './admin/credit-admin-service';
export { MemberAdminService, type StaffAct } from './admin/member-admin-service';
export { MemberFile } from './admin/member-file';
export { LOOK_REASONS, type LookReason } from './admin/look-reasons';
export { maskedAddress } from './admin/masked-address';
export { MemberFiles, auditSubject } from './admin/member-files';
export { MemberLooks, type OpenLook } from './admin/member-looks';
export { StaffNotes } from './admin/staff-notes';
export {
  AlreadyActive,
  NotPendingDeletion,
  AlreadyLeaving,
  EmailInUse,
  LookReasonNeeded,
  CreditBoundReached,
  CreditGiftNotFound,
  CreditGiftOver,
  MailChangeOver,
  MailChangeWaits,
  MailNotChangeable,
  MemberNotBlockable,
  MemberNotFound,
  Overloaded,
  SessionNotFound,
  StaffMailChangeNotFound,
  TooManyPasskeys,
} from './errors';
export { AccountOpeningModule } from './opening/account-opening.module';
export { type SignUpCount, countSignUps } from './opening/count-sign-ups';
export { type NewAccount, OpenAccount } from './opening/open-account';
export { type SignupMessage, findSignupMessage, forgetSignupMessage } from './opening/signup-message';
export { ActivationReminders } from './reminders/activation-reminders';
export { AccountRetention } from './retention/account-retention';
export { CREDIT_GIFT_WORK, type CreditGift } from './credit-gifts/credit-gift';
export { CreditGifts, type Given, type StaffGift } from './credit-gifts/credit-gifts';
export { ASKED_STATUSES, type AskedOfMember, type AskedStatus } from './second-person/asked-of-member';
export { type WaitingForMember, WaitingForMembers } from './second-person/waiting-for-members';
export { MAIL_CHANGE_WORK, type StaffMailChange } from './staff-mail-changes/mail-change';
export { PreviewMailChange } from './staff-mail-changes/preview-mail-change';
export { StaffMailChanges } from './staff-mail-changes/staff-mail-changes';
export { SIGNUP_MESSAGE_KIND } from './tokens/confirm-account';
export { checkNewPassword } from './passwords/check-new-password';
export { MadePasskeyRequest } from './passkeys/made-passkey.request';
export { provenMade } from './passkeys/made-passkey';
export { PasskeyOptionsResponse, PasskeySignInOptionsResponse } from './passkeys/options.response';
export { CEREMONY_MS, MOST_PASSKEYS, challengeIn } from './passkeys/passkey-challenge';
export { type NewPasskey } from './passkeys/passkey-proof';
export { PasskeyUseRequest } from './passkeys/passkey-use.request';
export { provenUsed } from './passkeys/passkey-use';
export { registrationOptions } from './passkeys/registration-options';
export { type RelyingParty } from './passkeys/relying-parties';
export { PasswordHasher } from './passwords/password-hasher';
