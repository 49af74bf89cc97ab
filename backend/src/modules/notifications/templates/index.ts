import { type ComplaintConfirmation, complaintConfirmation } from './complaint-confirmation';
import { type ComplaintReceived, complaintReceived } from './complaint-received';
import { type MailTemplate } from './mail-template';

/** Every mail there is, by name, with what one needs. */
export interface MailParams {
  readonly complaint_confirmation: ComplaintConfirmation;
  readonly complaint_received: ComplaintReceived;
}
export type MailName = keyof MailParams;

export const MAILS: { readonly [N in MailName]: MailTemplate<MailParams[N]> } = {
  complaint_confirmation: complaintConfirmation,
  complaint_received: complaintReceived,
};

export const isMailName = (name: unknown): name is MailName => typeof name === 'string' && Object.hasOwn(MAILS, name);
