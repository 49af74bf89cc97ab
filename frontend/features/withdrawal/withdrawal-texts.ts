import { errorTexts } from '../../components/settings/error-texts';
import { PLACEHOLDER } from '../../components/people/placeholder';
import { type CurrentSite } from '../../site/current-site';
import { type StatementFault, MESSAGE_LENGTH } from './statement-rules';

/** Filled in by the browser. */
export const HOLE = { ...PLACEHOLDER, sum: '{sum}', date: '{date}', email: '{email}' } as const;

/** The texts that the page needs in the browser, and no others. */
export function withdrawalTexts(site: CurrentSite) {
  const { t, formats } = site;
  const { sum, date, when, number, email } = HOLE;
  return {
    locale: formats.locale,
    errorState: errorTexts(site),
    retry: t('errors.retry'),
    loading: t('withdrawal.loading'),
    failedTitle: t('withdrawal.failed_title'),
    emptyTitle: t('withdrawal.empty_title'),
    emptyText: t('withdrawal.empty_text'),
    action: t('withdrawal.action'),
    confirm: t('withdrawal.confirm'),
    back: t('withdrawal.back'),
    sending: t('complaints.sending'),
    rule: t('withdrawal.rule'),
    order: t('withdrawal.order', { number }),
    facts: {
      paid: t('withdrawal.paid'),
      paidOn: t('withdrawal.paid_on'),
      bought: t('withdrawal.bought'),
      used: t('withdrawal.used'),
      unused: t('withdrawal.unused'),
      returned: t('withdrawal.returned'),
      due: t('withdrawal.due'),
      rounded: t('withdrawal.rounded'),
    },
    until: t('withdrawal.until', { date }),
    states: {
      over: t('withdrawal.over', { date }),
      used: t('withdrawal.state_used'),
      refunded: t('withdrawal.done_refunded'),
      in_dispute: t('withdrawal.state_in_dispute'),
    },
    underWay: t('withdrawal.under_way', { sum, date }),
    stepTitle: t('withdrawal.step_title', { number }),
    stepDue: t('withdrawal.step_due', { sum }),
    stepNothing: t('withdrawal.step_nothing'),
    doneTitle: t('withdrawal.done_title'),
    doneReceived: t('withdrawal.done_received', { when }),
    doneDue: t('withdrawal.done_due', { sum, date }),
    doneNothing: { used: t('withdrawal.done_used'), refunded: t('withdrawal.done_refunded') },
    doneEmail: t('withdrawal.done_email'),
    late: t('withdrawal.late'),
    notSent: t('withdrawal.not_sent'),
    form: formTexts(site, { when, email }),
  };
}
export type WithdrawalTexts = ReturnType<typeof withdrawalTexts>;

const formTexts = ({ t }: CurrentSite, { when, email }: { readonly when: string; readonly email: string }) => {
  const faults: Readonly<Record<StatementFault, string>> = {
    name_missing: t('complaints.name_missing'),
    name_too_long: t('complaints.name_too_long'),
    email_missing: t('complaints.email_missing'),
    email_invalid: t('complaints.email_invalid'),
    order_missing: t('withdrawal.order_missing'),
    order_too_long: t('withdrawal.order_too_long'),
    message_too_long: t('withdrawal.message_too_long', { max: MESSAGE_LENGTH }),
  };
  return {
    text: t('withdrawal.form_text'),
    name: t('complaints.name'),
    email: t('complaints.email'),
    emailHint: t('withdrawal.email_hint'),
    order: t('withdrawal.order_number'),
    orderHint: t('withdrawal.order_hint'),
    message: t('withdrawal.message'),
    optional: t('complaints.optional'),
    faults,
    faultsTitle: t('complaints.faults_title'),
    checkTitle: t('withdrawal.check_title'),
    checkText: t('withdrawal.check_text'),
    sentTitle: t('withdrawal.sent_title'),
    sentText: t('withdrawal.sent_text', { when, email }),
    sentNext: t('withdrawal.sent_next'),
  };
};
export type FormTexts = WithdrawalTexts['form'];
