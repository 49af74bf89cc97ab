import { type Field } from '../../configuration/schema';

export type SettingsStepName = 'name' | 'company' | 'offer' | 'look' | 'texts';

/** The settings that a step asks for, by their path or its beginning. All others have a default or a screen of their own. */
const PATHS: Readonly<Record<SettingsStepName, readonly string[]>> = {
  name: [
    ...['settings.name', 'settings.niche', 'settings.mail_name', 'notifications.discreet_name'],
    ...['mail.mailbox', 'mail.domain'],
  ],
  company: ['company', 'settings.support_phone', 'settings.support_email', 'min_age', 'disclosures'],
  offer: [
    ...['settings.countries', 'settings.domain_language', 'locales.offered', 'packages', 'vat_rates', 'discounts'],
    ...['settings.message_credits', 'settings.minimum_message_costs', 'settings.signup_credits'],
  ],
  look: ['theme'],
  texts: ['settings.index_title', 'settings.description', 'pages'],
};

/** In the order in which the step asks. */
export const fieldsOfStep = (step: SettingsStepName, fields: readonly Field[]): readonly Field[] =>
  PATHS[step].flatMap((wanted) => fields.filter(({ path }) => path === wanted || path.startsWith(`${wanted}.`)));
