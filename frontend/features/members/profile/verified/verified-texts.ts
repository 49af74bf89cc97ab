import { PLACEHOLDER } from '../../../../components/people/placeholder';
import { type CurrentSite } from '../../../../site/current-site';

export const verifiedTexts = ({ t, formats }: CurrentSite) => ({
  locale: formats.locale,
  mark: t('verified.mark'),
  checked: t('verified.checked', { date: PLACEHOLDER.when }),
  deleted: t('verified.deleted'),
  limits: t('verified.limits_title'),
  limitsText: t('verified.limits_text'),
  close: t('members.close'),
});
export type VerifiedTexts = ReturnType<typeof verifiedTexts>;
