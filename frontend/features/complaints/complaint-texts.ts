import { type CurrentSite } from '../../site/current-site';
import { type ComplaintFault, KINDS, MESSAGE_LENGTH } from './complaint-rules';

/** Filled in by the browser, in its own words for a span of time. */
export const WHEN = '{when}';

const KIND_KEYS = {
  complaint: 'complaints.kind_complaint',
  payment: 'complaints.kind_payment',
  report: 'complaints.kind_report',
  appeal: 'complaints.kind_appeal',
  other: 'complaints.kind_else',
} as const;

/** The texts that the form needs in the browser, and no others. */
export function complaintTexts({ t }: CurrentSite) {
  const faults: Readonly<Record<ComplaintFault, string>> = {
    name_missing: t('complaints.name_missing'),
    name_too_long: t('complaints.name_too_long'),
    email_missing: t('complaints.email_missing'),
    email_invalid: t('complaints.email_invalid'),
    kind_missing: t('complaints.kind_missing'),
    message_too_short: t('complaints.message_too_short', MESSAGE_LENGTH),
    message_too_long: t('complaints.message_too_long', MESSAGE_LENGTH),
    reference_too_long: t('complaints.reference_too_long'),
  };
  return {
    name: t('complaints.name'),
    email: t('complaints.email'),
    emailHint: t('complaints.email_hint'),
    kind: t('complaints.kind'),
    kinds: KINDS.map((value) => ({ value, label: t(KIND_KEYS[value]) })),
    reference: t('complaints.reference'),
    message: t('complaints.message'),
    messageHint: t('complaints.message_hint', MESSAGE_LENGTH),
    optional: t('complaints.optional'),
    send: t('complaints.send'),
    sending: t('complaints.sending'),
    faults,
    faultsTitle: t('complaints.faults_title'),
    limited: t('complaints.limited', { when: WHEN }),
    unreachable: t('complaints.unreachable'),
    failed: t('complaints.failed'),
    sentTitle: t('complaints.sent_title'),
    sentText: t('complaints.sent_text'),
    sentReference: t('complaints.sent_reference', { reference: '{reference}' }),
  };
}

export type ComplaintTexts = ReturnType<typeof complaintTexts>;
