import { errorTextOf, errorTexts } from '../settings/error-texts';
import { type Switched } from '../../lib/push/switch-push';
import { type CurrentSite } from '../../site/current-site';

/** Why notifications could not be turned on, in words. */
export const switchTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    ...errorTexts(site),
    denied: t('push.error_denied'),
    dismissed: t('push.error_dismissed'),
    service: t('push.error_service'),
    notAllowed: t('push.error_not_allowed'),
    off: t('push.error_off'),
  };
};
export type SwitchTexts = ReturnType<typeof switchTexts>;

/** Undefined where it worked. */
export function switchError(switched: Switched, texts: SwitchTexts): string | undefined {
  switch (switched.state) {
    case 'done':
      return undefined;
    case 'denied':
      return texts.denied;
    case 'dismissed':
      return texts.dismissed;
    case 'no_service':
      return texts.service;
    case 'refused':
      return refusal(switched.answer, texts);
  }
}

function refusal(answer: Extract<Switched, { state: 'refused' }>['answer'], texts: SwitchTexts): string {
  const code = answer.state === 'failed' ? answer.code : undefined;
  if (code === 'push_service_not_allowed') return texts.notAllowed;
  return code === 'push_off' ? texts.off : errorTextOf(answer, texts);
}
