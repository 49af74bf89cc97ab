import { greetingFor } from './greeting';
import { linkMail, type NoticeParams } from './link-mail';
import { type MailTemplate } from './mail-template';
import { statementParts } from './statement-parts';

export interface PhotoRejected extends NoticeParams {
  readonly photo: number;
  /** Opens the decision. Entries from before decisions were kept have none. */
  readonly token?: string;
  readonly reason: 'nudity' | 'minor' | 'not_a_person' | 'contact_details' | 'copyright' | 'quality' | 'other';
}

/** To whose photo staff turned down: why, in words that anybody may read over a shoulder. */
export const photoRejected: MailTemplate<PhotoRejected> = {
  ...linkMail({ mail: 'photo_rejected', path: '/profile#photos', hasStatement: true }),
  sample: { name: 'Robin', photo: 1042, reason: 'contact_details' },
  values: ({ name, reason, token }, say) => ({
    ...statementParts(token, say),
    greeting: greetingFor(name, say),
    reason: say(`photo_reason_${reason}`),
  }),
};
