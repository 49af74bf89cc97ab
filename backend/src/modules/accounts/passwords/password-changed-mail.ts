import { type Statement } from '../../../platform/database';
import { mailEntry } from '../../notifications';
import { type Recipient } from '../tokens/mailed-links';

/** Tells the owner of an account that its password is another one now, and what to do if somebody else did it. */
export const passwordChangedMail = ({ name, email, locale, country }: Recipient): Statement =>
  mailEntry({ mail: 'password_changed', params: { name }, person: { address: email, locale, country } });
