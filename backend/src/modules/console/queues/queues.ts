import { type StaffPermission, type StaffRole, permissionsOf } from '../../../platform/http';
import { type WaitingWork } from '../../../shared/waiting-work';
import { CREDIT_GIFT_WORK, MAIL_CHANGE_WORK } from '../../accounts';
import { HELD_MESSAGE_WORK } from '../../chats';
import { APPEAL_WORK, BLOCK_LOOK_WORK } from '../../decisions';
import { PHOTO_CHECK_WORK, PHOTO_WORK, SECOND_LOOK_WORK } from '../../members';
import { ACCOUNT_REQUEST_WORK, DISPUTE_WORK, DUE_REFUND_WORK, REFUND_REQUEST_WORK } from '../../payments';
import { COMPLAINT_WORK, NOTICE_APPEAL_WORK, REPORT_WORK } from '../../safety';
import { WORK_QUEUES, type WorkQueue } from './queue-names';

interface Queue {
  readonly work: WaitingWork;
  /** A role without this permission is told nothing of the queue. */
  readonly permission: StaffPermission;
}

export const QUEUES: Readonly<Record<WorkQueue, Queue>> = {
  photos: { work: PHOTO_WORK, permission: 'moderation.read' },
  second_looks: { work: SECOND_LOOK_WORK, permission: 'moderation.read' },
  photo_checks: { work: PHOTO_CHECK_WORK, permission: 'moderation.read' },
  held_messages: { work: HELD_MESSAGE_WORK, permission: 'moderation.read' },
  reports: { work: REPORT_WORK, permission: 'moderation.read' },
  block_looks: { work: BLOCK_LOOK_WORK, permission: 'moderation.read' },
  appeals: { work: APPEAL_WORK, permission: 'moderation.read' },
  notice_appeals: { work: NOTICE_APPEAL_WORK, permission: 'moderation.read' },
  complaints: { work: COMPLAINT_WORK, permission: 'member.read' },
  refund_requests: { work: REFUND_REQUEST_WORK, permission: 'payment.read' },
  due_refunds: { work: DUE_REFUND_WORK, permission: 'payment.read' },
  disputes: { work: DISPUTE_WORK, permission: 'payment.read' },
  provider_account_requests: { work: ACCOUNT_REQUEST_WORK, permission: 'payment.connect' },
  mail_changes: { work: MAIL_CHANGE_WORK, permission: 'member.read' },
  credit_gifts: { work: CREDIT_GIFT_WORK, permission: 'member.read' },
};

export const queuesOf = (role: StaffRole): readonly WorkQueue[] => {
  const permissions = permissionsOf(role);
  return WORK_QUEUES.filter((queue) => permissions.includes(QUEUES[queue].permission));
};
