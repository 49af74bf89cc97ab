import { PLACEHOLDER } from '../people/placeholder';
import { errorTexts } from '../settings/error-texts';
import { type CurrentSite } from '../../site/current-site';

/** The words of the api, each with its text. */
const REASONS = {
  fake_profile: 'safety.reason_fake_profile',
  scam: 'safety.reason_scam',
  harassment: 'safety.reason_harassment',
  underage: 'safety.reason_underage',
  offensive_photo: 'safety.reason_offensive_photo',
  offensive_text: 'safety.reason_offensive_text',
  contact_details: 'safety.reason_contact_details',
  other: 'safety.reason_different',
} as const;
export type Reason = keyof typeof REASONS;

export const isReason = (value: unknown): value is Reason => typeof value === 'string' && Object.hasOwn(REASONS, value);

export const safetyTexts = (site: CurrentSite) => {
  const { t } = site;
  const name = { name: PLACEHOLDER.name };
  return {
    ...errorTexts(site),
    more: t('safety.more'),
    report: t('safety.report'),
    block: t('safety.block'),
    cancel: t('safety.cancel'),
    blockTitle: t('safety.block_title', name),
    blockText: t('safety.block_text', name),
    blocked: t('safety.blocked', name),
    blockedText: t('safety.blocked_text'),
    undo: t('safety.undo'),
    reportTitle: t('safety.report_title', name),
    reportText: t('safety.report_text', name),
    reason: t('safety.reason'),
    reasons: Object.entries(REASONS).map(([value, key]) => ({ value, label: t(key) })),
    text: t('safety.text'),
    faultReason: t('safety.fault_reason'),
    faultText: t('safety.fault_text'),
    send: t('safety.send'),
    thanksTitle: t('safety.thanks_title'),
    thanksText: t('safety.thanks_text'),
    thanksReference: t('safety.thanks_reference'),
    blockToo: t('safety.block_too', name),
    done: t('safety.done'),
  };
};
export type SafetyTexts = ReturnType<typeof safetyTexts>;
