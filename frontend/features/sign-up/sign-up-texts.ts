import { type CurrentSite } from '../../site/current-site';
import { WHEN } from '../../components/activation/resend-texts';
import { offeredWords } from '../../../contract/profile/genders';
import { type SignUpFault, STEPS } from './sign-up-rules';

const GENDER_KEYS = {
  woman: 'sign-up.gender_woman',
  man: 'sign-up.gender_man',
  non_binary: 'sign-up.gender_non_binary',
} as const;
const SEEKING_KEYS = {
  women: 'sign-up.seeking_women',
  men: 'sign-up.seeking_men',
  everyone: 'sign-up.seeking_everyone',
} as const;

type BirthPart = 'birth_day' | 'birth_month' | 'birth_year';
const PARTS: Readonly<Partial<Record<string, BirthPart>>> = {
  day: 'birth_day',
  month: 'birth_month',
  year: 'birth_year',
};

/** The texts that the form needs in the browser, and no others. */
export function signUpTexts({ t, formats, document, revision }: CurrentSite) {
  const faults: Readonly<Record<SignUpFault, string>> = {
    choice: t('sign-up.fault_choice'),
    consent: t('joining.sensitive_fault'),
    birth: t('sign-up.fault_birth'),
    birth_no_day: t('sign-up.fault_birth_no_day'),
    birth_future: t('sign-up.fault_birth_future'),
    birth_past: t('sign-up.fault_birth_past'),
    age: t('sign-up.fault_age'),
    name: t('sign-up.fault_name'),
    name_at: t('sign-up.fault_name_at'),
    name_email: t('sign-up.fault_name_email'),
    name_reserved: t('sign-up.fault_name_reserved'),
    email: t('sign-up.fault_email'),
    email_used: t('sign-up.fault_email_used'),
    password: t('sign-up.fault_password'),
    password_long: t('sign-up.fault_password_long'),
    password_common: t('sign-up.fault_password_common'),
  };
  const steps = formats.number(STEPS.length);
  const offered = offeredWords(document.settings.genders);
  return {
    revision,
    minAge: document.min_age,
    brand: document.settings.name,
    locale: formats.locale,
    progress: STEPS.map((_, at) => t('sign-up.progress', { step: formats.number(at + 1), steps })),
    titles: [
      t('sign-up.gender_title'),
      t('sign-up.seeking_title'),
      t('sign-up.birth_title'),
      t('sign-up.name_title'),
      t('sign-up.account_title'),
    ],
    back: t('sign-up.back'),
    next: t('sign-up.next'),
    genders: offered.gender.map((value) => ({ value, label: t(GENDER_KEYS[value]) })),
    seeking: offered.seeking.map((value) => ({ value, label: t(SEEKING_KEYS[value]) })),
    sensitive: t('joining.sensitive'),
    resell: document.settings.member_resell ? t('joining.resell') : undefined,
    birthHint: t('sign-up.birth_hint'),
    birthParts: birthParts(formats.locale),
    birth_day: t('sign-up.birth_day'),
    birth_month: t('sign-up.birth_month'),
    birth_year: t('sign-up.birth_year'),
    months: monthNames(formats.locale),
    name: t('sign-up.name'),
    nameHint: t('sign-up.name_hint'),
    email: t('sign-up.email'),
    emailHint: t('sign-up.email_hint'),
    password: t('sign-up.password'),
    passwordHint: t('sign-up.password_hint'),
    passwordShow: t('sign-up.password_show'),
    passkeyInstead: t('passwordless.sign_up'),
    passkeyText: t('passkeys.text'),
    passwordInstead: t('passwordless.sign_up_back'),
    passkeyWaits: t('passkeys.adding'),
    noPasskey: t('passwordless.not_created'),
    elsewhere: t('passkeys.elsewhere'),
    messageWaits: t('sign-up.message_waits'),
    submit: t('sign-up.submit'),
    sending: t('sign-up.sending'),
    faults,
    limited: t('sign-up.limited', { when: WHEN }),
    unreachable: t('sign-up.unreachable'),
    failed: t('sign-up.failed'),
    closed: t('sign-up.closed'),
  };
}
export type SignUpTexts = ReturnType<typeof signUpTexts>;

/** Day, month and year in the order in which the place writes them. */
function birthParts(locale: string): readonly BirthPart[] {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' }).formatToParts(0);
  return parts.flatMap(({ type }) => PARTS[type] ?? []);
}

function monthNames(locale: string): readonly string[] {
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2000, at, 15)));
}
