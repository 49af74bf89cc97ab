import { NAME_LENGTH, type NameFault } from '../../../contract/account/member-name';
import { PASSWORD_LENGTH } from '../../../contract/account/password-length';

/** The API's sentences about an invalid name; pages have texts of their own. */
export const NAME_SENTENCES: Readonly<Record<NameFault, string>> = {
  required: 'This is missing: give a name.',
  starts_with_at: 'Give a name that does not start with @.',
  same_as_email: 'Give a name that is not the e-mail address.',
  too_short: `Give a name of at least ${NAME_LENGTH.min} characters.`,
  too_long: `Give a name of at most ${NAME_LENGTH.max} characters.`,
  characters: 'Use letters, digits, blanks, dots, dashes and apostrophes, of one alphabet.',
  reserved: 'Give another name: this one is reserved.',
};

type PasswordFault = 'required' | 'too_short' | 'too_long' | 'common' | 'too_personal';

/** The API's sentences about an invalid new password. */
export const PASSWORD_SENTENCES: Readonly<Record<PasswordFault, string>> = {
  required: 'This is missing: give a password.',
  too_short: `Give a password of at least ${PASSWORD_LENGTH.min} characters.`,
  too_long: `Give a password of at most ${PASSWORD_LENGTH.max} characters.`,
  common: 'Give another password: this one is on the list of common ones.',
  too_personal: 'Give another password: this one is too close to the name, the address or the brand.',
};
