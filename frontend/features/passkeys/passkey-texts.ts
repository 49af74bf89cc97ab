import { errorTexts } from '../../components/settings/error-texts';
import { type CurrentSite } from '../../site/current-site';

export const entranceTexts = ({ t }: CurrentSite) => ({
  enter: t('passkeys.sign_in'),
  dropped: t('passkeys.not_used'),
  unreachable: t('sign-in.unreachable'),
  failed: t('sign-in.failed'),
  passkey_sign_in_failed: t('passkeys.not_known'),
  account_pending_deletion: t('sign-in.pending_deletion'),
  passkeys_elsewhere: t('passkeys.elsewhere'),
});
export type EntranceTexts = ReturnType<typeof entranceTexts>;

/** Filled in once they are known. */
export const PLACEHOLDER = { date: '{date}', when: '{when}', device: '{device}' } as const;

export const passkeysTexts = (site: CurrentSite) => {
  const { t } = site;
  return {
    ...errorTexts(site),
    title: t('passkeys.title'),
    text: t('passkeys.text'),
    none: t('passkeys.none'),
    unknown: t('settings.device_unknown'),
    added: t('passkeys.added', { date: PLACEHOLDER.date }),
    used: t('passkeys.used', { when: PLACEHOLDER.when }),
    unused: t('passkeys.unused'),
    add: t('passkeys.add'),
    adding: t('passkeys.adding'),
    done: t('passkeys.done'),
    passwordText: t('passkeys.password_text'),
    password: t('settings.own_password'),
    passwordShow: t('sign-in.password_show'),
    dropped: t('passkeys.not_added'),
    known: t('passkeys.known'),
    unable: t('passkeys.unable'),
    full: t('passkeys.full'),
    elsewhere: t('passkeys.elsewhere'),
    remove: t('passkeys.remove'),
    removeNamed: t('passkeys.remove_named', { device: PLACEHOLDER.device }),
    sure: t('passkeys.sure', { device: PLACEHOLDER.device }),
    keep: t('passkeys.keep'),
    last: t('passwordless.last'),
    setPassword: t('passwordless.set_submit'),
    removed: t('passkeys.removed', { device: PLACEHOLDER.device }),
    loading: t('settings.loading'),
    loadFailed: t('settings.load_failed'),
    retry: t('errors.retry'),
  };
};
export type PasskeysTexts = ReturnType<typeof passkeysTexts>;
