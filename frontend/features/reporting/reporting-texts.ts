import { safetyTexts } from '../../components/safety/safety-texts';
import { errorTexts } from '../../components/settings/error-texts';
import { type CurrentSite } from '../../site/current-site';

const LENGTH = { min: 20, max: 3000 };

/** The reasons of members, and what is against the law. */
export const reportingTexts = (site: CurrentSite) => {
  const { t } = site;
  const { reason, reasons, faultReason, send, thanksTitle } = safetyTexts(site);
  return {
    ...errorTexts(site),
    ...{ reason, faultReason, send, thanksTitle },
    reasons: [{ value: 'illegal', label: t('reporting.reason_illegal') }, ...reasons],
    address: t('reporting.address'),
    addressHint: t('reporting.address_hint'),
    message: t('reporting.message'),
    messageHint: t('complaints.message_hint', LENGTH),
    name: t('complaints.name'),
    email: t('complaints.email'),
    goodFaith: t('reporting.good_faith'),
    faults: {
      address: t('reporting.fault_address'),
      text: t('complaints.message_too_short', LENGTH),
      name: t('complaints.name_missing'),
      email: t('complaints.email_invalid'),
      good_faith: t('reporting.fault_good_faith'),
    },
    sentText: t('reporting.sent_text'),
  };
};
export type ReportingTexts = ReturnType<typeof reportingTexts>;
