import { switchTexts } from '../../components/push/switch-texts';
import { type CurrentSite } from '../../site/current-site';
import { discreetName } from '../../site/discreet-name';

/** Filled in once they are known. */
export const PLACEHOLDER = { date: '{date}', device: '{device}' } as const;

export const pushTexts = (site: CurrentSite) => {
  const { t, document } = site;
  const name = discreetName(document);
  return {
    ...switchTexts(site),
    title: t('push.title'),
    text: t('push.text', { name }),
    values: {
      not_capable: t('push.value_not_capable'),
      not_subscribed: t('push.value_off'),
      subscribed: t('push.value_on'),
      denied: t('push.value_denied'),
    },
    loading: t('settings.loading'),
    loadFailed: t('settings.load_failed'),
    retry: t('errors.retry'),
    saved: t('settings.saved'),
    switch: t('push.switch'),
    notCapable: t('push.not_capable'),
    homeFirst: t('push.home_first'),
    help: {
      title: t('push.denied_title'),
      chromium: t('push.denied_chromium'),
      firefox: t('push.denied_firefox'),
      samsung: t('push.denied_samsung'),
      safari: t('push.denied_safari'),
      ios: t('push.denied_ios', { name }),
      app: t('push.denied_app'),
    },
    names: t('push.names'),
    namesHint: t('push.names_hint'),
    test: t('push.test'),
    testSent: t('push.test_sent'),
    kindsTitle: t('push.kinds_title'),
    kinds: {
      messages: { label: t('settings.mail_messages'), hint: t('settings.mail_messages_hint') },
      likes: { label: t('settings.mail_likes'), hint: t('push.likes_hint') },
      matches: { label: t('settings.mail_matches'), hint: t('settings.mail_matches_hint') },
      account: { label: t('push.account'), hint: t('push.account_hint') },
    },
    mails: t('push.mails'),
    mailsLink: t('settings.mails_title'),
    quiet: t('push.quiet'),
    quietHint: t('push.quiet_hint'),
    quietFrom: t('push.quiet_from'),
    quietUntil: t('push.quiet_until'),
    devicesTitle: t('push.devices_title'),
    unknown: t('settings.device_unknown'),
    current: t('settings.device_current'),
    since: t('push.device_since', { date: PLACEHOLDER.date }),
    end: t('push.device_end'),
    endNamed: t('push.device_end_named', { device: PLACEHOLDER.device }),
    ended: t('push.device_ended', { device: PLACEHOLDER.device }),
  };
};
export type PushTexts = ReturnType<typeof pushTexts>;
