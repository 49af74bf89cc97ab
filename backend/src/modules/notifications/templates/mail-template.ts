import { type ReactElement } from 'react';
import { type Locale } from '../../tenants';
import { type MailBrand, type SiteTheme } from '../brand/mail-brands';
import { type Say } from '../catalogue/mail-texts';
import { type BlankValues } from '../rendering/blank-form';

export interface MailContext {
  readonly brand: MailBrand;
  readonly theme: SiteTheme;
  readonly locale: Locale;
  readonly say: Say;
  /** Where links begin: `https://host`. */
  readonly origin: string;
}

export interface MailTemplate<Params> {
  /** `support`: the brand's support, in the domain's language. `person`: whoever the entry names, in theirs. */
  readonly audience: 'support' | 'person';
  /** Sent by a machine in answer to something. */
  readonly automatic: boolean;
  readonly subject: (context: MailContext) => string;
  readonly body: (context: MailContext) => ReactElement;
  /** What one mail fills into the blanks. */
  readonly values: (params: Params, say: Say, locale: Locale) => BlankValues;
}
