import { accountErased } from './account-erased';
import {
  type BlockLifted,
  type BlockReversed,
  blockLifted,
  blockReversed,
  photoRestored,
  profileRestored,
} from './block-mails';
import { type ComplaintAnswer, complaintAnswer } from './complaint-answer';
import { type ComplaintConfirmation, complaintConfirmation } from './complaint-confirmation';
import { type ComplaintReceived, complaintReceived } from './complaint-received';
import { type DebitAnnounced, type DebitMandate, debitAnnounced, debitMandate } from './debit-mails';
import {
  type AppealDecided,
  type DecisionMade,
  type NoticeDecided,
  type NoticeReceived,
  type NoticeReversed,
  appealReversed,
  appealUpheld,
  decisionMade,
  noticeActed,
  noticeAppealReversed,
  noticeDismissed,
  noticeReceived,
  noticeReversed,
} from './decision-mails';
import {
  type ActivationParams,
  type LinkParams,
  type NoticeParams,
  type ReactivationParams,
  accountDeletion,
  accountDeletionByStaff,
  activation,
  activationReminder,
  exportReady,
  mailChange,
  mailChanged,
  mailChangedBySupport,
  mailChangedNew,
  passkeyAdded,
  passwordChanged,
  passwordReset,
} from './link-mail';
import { type MailTemplate } from './mail-template';
import {
  type PaymentReturned,
  type RefundFailed,
  type RefundSent,
  type RefundTransferred,
  paymentReturned,
  refundFailed,
  refundSent,
  refundTransferred,
} from './money-back';
import { type OrderConfirmation, orderConfirmation } from './order-confirmation';
import { type PhotoCheckRefused, photoCheckApproved, photoCheckRefused } from './photo-check-mails';
import { type PhotoRejected, photoRejected } from './photo-rejected';
import { type UnreadMessages, unreadMessages } from './unread-messages';
import { type WithdrawalConfirmation, withdrawalConfirmation } from './withdrawal-confirmation';
import { type WithdrawalReceived, withdrawalReceived } from './withdrawal-received';

/** Every mail there is, by name, with what one needs. */
export interface MailParams {
  readonly account_deletion: ReactivationParams;
  readonly account_deletion_by_staff: ReactivationParams;
  readonly account_erased: object;
  readonly activation: ActivationParams;
  readonly activation_reminder: ActivationParams;
  readonly appeal_reversed: AppealDecided;
  readonly appeal_upheld: AppealDecided;
  readonly block_lifted: BlockLifted;
  readonly block_reversed: BlockReversed;
  readonly complaint_answer: ComplaintAnswer;
  readonly complaint_confirmation: ComplaintConfirmation;
  readonly complaint_received: ComplaintReceived;
  readonly debit_announced: DebitAnnounced;
  readonly debit_mandate: DebitMandate;
  readonly decision_made: DecisionMade;
  readonly export_ready: NoticeParams;
  readonly mail_change: LinkParams;
  readonly mail_changed: LinkParams;
  readonly mail_changed_by_support: LinkParams;
  readonly mail_changed_new: NoticeParams;
  readonly notice_acted: NoticeDecided;
  readonly notice_appeal_reversed: NoticeReceived;
  readonly notice_dismissed: NoticeDecided;
  readonly notice_received: NoticeReceived;
  readonly notice_reversed: NoticeReversed;
  readonly order_confirmation: OrderConfirmation;
  readonly passkey_added: NoticeParams;
  readonly password_changed: NoticeParams;
  readonly password_reset: LinkParams;
  readonly payment_returned: PaymentReturned;
  readonly photo_check_approved: NoticeParams;
  readonly photo_check_refused: PhotoCheckRefused;
  readonly photo_rejected: PhotoRejected;
  readonly photo_restored: NoticeParams;
  readonly profile_restored: NoticeParams;
  readonly refund_sent: RefundSent;
  readonly refund_failed: RefundFailed;
  readonly refund_transferred: RefundTransferred;
  readonly unread_messages: UnreadMessages;
  readonly withdrawal_confirmation: WithdrawalConfirmation;
  readonly withdrawal_received: WithdrawalReceived;
}
export type MailName = keyof MailParams;

export const MAILS: { readonly [N in MailName]: MailTemplate<MailParams[N]> } = {
  account_deletion: accountDeletion,
  account_deletion_by_staff: accountDeletionByStaff,
  account_erased: accountErased,
  activation,
  activation_reminder: activationReminder,
  appeal_reversed: appealReversed,
  appeal_upheld: appealUpheld,
  block_lifted: blockLifted,
  block_reversed: blockReversed,
  complaint_answer: complaintAnswer,
  complaint_confirmation: complaintConfirmation,
  complaint_received: complaintReceived,
  debit_announced: debitAnnounced,
  debit_mandate: debitMandate,
  decision_made: decisionMade,
  export_ready: exportReady,
  mail_change: mailChange,
  mail_changed: mailChanged,
  mail_changed_by_support: mailChangedBySupport,
  mail_changed_new: mailChangedNew,
  notice_acted: noticeActed,
  notice_appeal_reversed: noticeAppealReversed,
  notice_dismissed: noticeDismissed,
  notice_received: noticeReceived,
  notice_reversed: noticeReversed,
  order_confirmation: orderConfirmation,
  passkey_added: passkeyAdded,
  password_changed: passwordChanged,
  password_reset: passwordReset,
  payment_returned: paymentReturned,
  photo_check_approved: photoCheckApproved,
  photo_check_refused: photoCheckRefused,
  photo_rejected: photoRejected,
  photo_restored: photoRestored,
  profile_restored: profileRestored,
  refund_sent: refundSent,
  refund_failed: refundFailed,
  refund_transferred: refundTransferred,
  unread_messages: unreadMessages,
  withdrawal_confirmation: withdrawalConfirmation,
  withdrawal_received: withdrawalReceived,
};

export const isMailName = (name: unknown): name is MailName => typeof name === 'string' && Object.hasOwn(MAILS, name);
