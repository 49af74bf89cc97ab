import { NAME_LENGTH, type NameFault } from '../../../contract/account/member-name';
import { PASSWORD_LENGTH } from '../../../contract/account/password-length';

/** The API's sentences about an invalid name; pages have texts of their own. */
export const NAME_SENTENCES: Readonly<Record<NameFault, string>> = {
  required: 'This is missing: enter a name.',
  starts_with_at: 'Enter a name that doesn’t start with @.',
  same_as_email: 'Enter a name that isn’t the email address.',
  too_short: `Enter a name of at least ${NAME_LENGTH.min} characters.`,
  too_long: `Enter a name of at most ${NAME_LENGTH.max} characters.`,
  characters: 'Use letters, numbers, spaces, dots, dashes and apostrophes, all from one alphabet.',
  reserved: 'Choose another name: this one is reserved.',
};

type PasswordFault = 'required' | 'too_short' | 'too_long' | 'common' | 'too_personal';

/** The API's sentences about an invalid new password. */
export const PASSWORD_SENTENCES: Readonly<Record<PasswordFault, string>> = {
  required: 'This is missing: enter a password.',
  too_short: `Enter a password of at least ${PASSWORD_LENGTH.min} characters.`,
  too_long: `Enter a password of at most ${PASSWORD_LENGTH.max} characters.`,
  common: 'Choose another password: this one is too common.',
  too_personal: 'Choose another password: this one is too similar to the name, the email address or the brand.',
};
