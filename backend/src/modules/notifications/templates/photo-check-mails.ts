import { type RefusalReason } from '../../../../../contract/profile/photo-check';
import { greetingFor } from './greeting';
import { type NoticeParams, linkMail } from './link-mail';
import { type MailTemplate } from './mail-template';
import { statementParts } from './statement-parts';

export interface PhotoCheckRefused extends NoticeParams {
  readonly reasons: readonly RefusalReason[];
  /** Opens the decision. Entries from before decisions were kept have none. */
  readonly token?: string;
}

/** To members whose photos staff have confirmed. */
export const photoCheckApproved: MailTemplate<NoticeParams> = {
  ...linkMail({ mail: 'photo_check_approved', path: '/profile/photo-check' }),
  sample: { name: 'Robin' },
  values: ({ name }, say) => ({ greeting: greetingFor(name, say) }),
};

/** To members whose photos staff could not confirm: what was decided, why, by whom, and how to have it looked at again. */
export const photoCheckRefused: MailTemplate<PhotoCheckRefused> = {
  ...linkMail({ mail: 'photo_check_refused', path: '/profile/photo-check', hasStatement: true }),
  sample: { name: 'Robin', reasons: ['gesture_missing', 'unclear'] },
  values: ({ name, reasons, token }, say) => ({
    ...statementParts(token, say, { saysWhoDecided: true }),
    greeting: greetingFor(name, say),
    reason: reasons.map((reason) => say(`photo_check_reason_${reason}`)).join(' '),
  }),
};
