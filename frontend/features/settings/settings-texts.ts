import { errorTexts } from '../../components/settings/error-texts';
import { type CurrentSite } from '../../site/current-site';
import { exists, ROUTES } from '../../site/routes';

/** Filled in once they are known. */
export const PLACEHOLDER = {
  on: '{on}',
  all: '{all}',
  date: '{date}',
  email: '{email}',
  when: '{when}',
  device: '{device}',
  size: '{size}',
} as const;

/** The texts of every section whose data is fetched. */
export const fetched = (site: CurrentSite) => ({
  ...errorTexts(site),
  loading: site.t('settings.loading'),
  loadFailed: site.t('settings.load_failed'),
  retry: site.t('errors.retry'),
});

/** The api tells of which there are mails; until then the first stands there. */
const MAIL_KINDS = ['reminders', 'news', 'messages', 'likes', 'matches'] as const;

export const mailsTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    ...fetched(site),
    title: t('settings.mails_title'),
    text: t('settings.mails_text'),
    on: t('settings.mails_on', { on: PLACEHOLDER.on, all: PLACEHOLDER.all }),
    saved: t('settings.saved'),
    kinds: MAIL_KINDS.map((kind) => ({
      kind,
      label: t(`settings.mail_${kind}`),
      hint: t(`settings.mail_${kind}_hint`),
    })),
    suppressed: {
      bounce: t('settings.suppressed_bounce', { date: PLACEHOLDER.date }),
      complaint: t('settings.suppressed_complaint', { date: PLACEHOLDER.date }),
      unsubscribe: t('settings.suppressed_unsubscribe', { date: PLACEHOLDER.date }),
    },
    resume: t('settings.suppressed_resume'),
    resumed: t('settings.suppressed_resumed'),
  };
};
export type MailsTexts = ReturnType<typeof mailsTexts>;

export const visibilityTexts = (site: CurrentSite) => {
  const { t, document } = site;
  const { invisible_mode: isOffered, invisible_mode_for: whose } = document.features;
  return {
    ...fetched(site),
    isOffered,
    isForPremium: whose === 'premium',
    title: t('settings.visibility_title'),
    premium: t('faq.hidden_premium'),
    premiumLink: t('pricing.premium_title'),
    premiumPath: exists('premium') ? ROUTES.premium : `${ROUTES.pricing}#pricing-premium`,
    visible: t('settings.visible'),
    hidden: t('settings.hidden'),
    label: t('settings.invisible_mode'),
    hint: t('settings.invisible_mode_hint'),
    traces: t('activity.leave_traces'),
    tracesHint: t('activity.leave_traces_hint'),
    saved: t('settings.saved'),
  };
};
export type VisibilityTexts = ReturnType<typeof visibilityTexts>;

export const emailTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    ...fetched(site),
    title: t('sign-in.email'),
    text: t('settings.email_text'),
    unconfirmed: t('settings.email_unconfirmed'),
    resend: t('sign-up.resend'),
    email: t('settings.email_new'),
    password: t('settings.own_password'),
    passwordShow: t('sign-in.password_show'),
    submit: t('settings.email_submit'),
    sent: t('settings.email_sent', { email: PLACEHOLDER.email }),
    faultEmail: t('sign-up.fault_email'),
    faultUsed: t('sign-up.fault_email_used'),
    faultSame: t('settings.email_same'),
  };
};
export type EmailTexts = ReturnType<typeof emailTexts>;

export const passwordTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    ...errorTexts(site),
    title: t('sign-in.password'),
    text: t('settings.password_text'),
    old: t('settings.password_old'),
    new: t('settings.password_new'),
    hint: t('sign-up.password_hint'),
    again: t('settings.password_again'),
    passwordShow: t('sign-in.password_show'),
    submit: t('settings.password_submit'),
    changed: t('settings.password_changed'),
    firstText: t('passwordless.set_text'),
    firstSubmit: t('passwordless.set_submit'),
    firstSet: t('passwordless.set_done'),
    faults: {
      too_short: t('sign-up.fault_password'),
      too_long: t('sign-up.fault_password_long'),
      common: t('sign-up.fault_password_common'),
    },
    mismatch: t('settings.password_mismatch'),
  };
};
export type PasswordTexts = ReturnType<typeof passwordTexts>;

export const devicesTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    ...fetched(site),
    title: t('settings.devices_title'),
    text: t('settings.devices_text'),
    unknown: t('settings.device_unknown'),
    current: t('settings.device_current'),
    seen: t('settings.device_seen', { when: PLACEHOLDER.when }),
    end: t('settings.device_end'),
    endNamed: t('settings.device_end_named', { device: PLACEHOLDER.device }),
    ended: t('settings.device_ended', { device: PLACEHOLDER.device }),
    endOthers: t('settings.devices_end_others'),
    othersEnded: t('settings.devices_ended'),
  };
};
export type DevicesTexts = ReturnType<typeof devicesTexts>;

export const dataTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    ...fetched(site),
    title: t('settings.data_title'),
    text: t('settings.data_text'),
    ask: t('settings.data_ask'),
    asked: t('settings.data_asked'),
    limitedCopy: t('settings.data_limited', { when: PLACEHOLDER.when }),
    askedAt: t('settings.export_asked', { date: PLACEHOLDER.date }),
    states: {
      pending: t('settings.export_pending'),
      ready: t('settings.export_ready', { date: PLACEHOLDER.date }),
      failed: t('settings.export_failed'),
      expired: t('settings.export_expired'),
    },
    download: t('settings.export_download', { size: PLACEHOLDER.size }),
  };
};
export type DataTexts = ReturnType<typeof dataTexts>;
