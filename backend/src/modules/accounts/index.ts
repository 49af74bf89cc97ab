export { ACCOUNTS_DATA } from './accounts-data';
export { AccountsModule } from './accounts.module';
export { blockAccount, unblockAccount } from './admin/block-account';
export { BlockEnds } from './admin/block-ends';
export { CreditAdminService, type StaffGift } from './admin/credit-admin-service';
export { MemberAdminService, type StaffAct } from './admin/member-admin-service';
export { MemberFile } from './admin/member-file';
export { LOOK_REASONS, type LookReason } from './admin/look-reasons';
export { maskedAddress } from './admin/masked-address';
export { MemberFiles, auditSubject } from './admin/member-files';
export { MemberLooks, type OpenLook } from './admin/member-looks';
export { StaffNotes } from './admin/staff-notes';
export {
  AlreadyActive,
  AlreadyLeaving,
  LookReasonNeeded,
  MemberNotBlockable,
  MemberNotFound,
  Overloaded,
  SessionNotFound,
} from './errors';
export { AccountOpeningModule } from './opening/account-opening.module';
export { type NewAccount, OpenAccount } from './opening/open-account';
export { type SignupMessage, findSignupMessage, forgetSignupMessage } from './opening/signup-message';
export { ActivationReminders } from './reminders/activation-reminders';
export { AccountRetention } from './retention/account-retention';
export { SIGNUP_MESSAGE_KIND } from './tokens/confirm-account';
export { checkNewPassword } from './passwords/check-new-password';
export { PasswordHasher } from './passwords/password-hasher';
