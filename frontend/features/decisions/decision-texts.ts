import { errorTexts } from '../../components/settings/error-texts';
import { type CurrentSite } from '../../site/current-site';

/** Filled in by the browser, as the language writes a day. */
export const DATE = '{date}';

export const decisionTexts = (site: CurrentSite) => {
  const { t } = site;
  const date = { date: DATE };
  return {
    ...errorTexts(site),
    none: t('decisions.none'),
    signIn: t('decisions.sign_in'),
    login: t('navigation.login'),
    invalid: t('decisions.invalid'),
    decidedOn: t('decisions.decided_on', date),
    ended: t('decisions.ended'),
    note: t('decisions.note'),
    removed: t('decisions.removed'),
    photo: t('decisions.photo'),
    photoGone: t('decisions.photo_gone'),
    photoHidden: t('decisions.photo_hidden'),
    message: t('decisions.message'),
    messageGone: t('decisions.message_gone'),
    appealTitle: t('decisions.appeal_title'),
    appealText: t('decisions.appeal_text', date),
    redress: t('decisions.redress'),
    appealLabel: t('decisions.appeal_label'),
    appealSend: t('decisions.appeal_send'),
    appealFault: t('decisions.appeal_fault'),
    appealWaits: t('decisions.appeal_waits'),
    appealLate: t('decisions.appeal_late'),
    outcomes: { upheld: t('decisions.appeal_upheld'), reversed: t('decisions.appeal_reversed') },
    yourAppeal: t('decisions.your_appeal'),
    reportsTitle: t('decisions.reports_title'),
    reportOutcomes: { upheld: t('decisions.appeal_upheld'), reversed: t('decisions.report_reversed') },
  };
};
export type DecisionTexts = ReturnType<typeof decisionTexts>;

/** A day as the language writes it. */
export const dayOf = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(iso));
