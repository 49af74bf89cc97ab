import { type ReactElement } from 'react';
import { type MailBrand, type SiteTheme } from '../brand/mail-brands';
import { type Say } from '../mail-texts';
import { type MailKind } from '../kinds/mail-kinds';
import { type BlankValues } from '../rendering/blank-form';

export interface MailContext {
  readonly brand: MailBrand;
  readonly theme: SiteTheme;
  /** The language, with its country where that is known: `de-CH`. */
  readonly tag: string;
  readonly say: Say;
  /** Returns the address of a path on the brand's own host, in the mail's language. */
  readonly linkTo: (path: string) => string;
  /** A mail of a kind has the way out of it in its foot. */
  readonly kind: MailKind | 'answer';
}

export interface MailTemplate<Params> {
  /** `support`: the brand's support, in the domain's language. `person`: whoever the entry names, in theirs. */
  readonly audience: 'support' | 'person';
  /** The kind by which members turn a mail off. An `answer` to something they did cannot be turned off. */
  readonly kind: MailKind | 'answer';
  /** The accounts that a mail of a kind is for, at the time of sending. Whoever is leaving or blocked gets none. */
  readonly accounts?: 'not_confirmed' | 'active';
  /** Sent by a machine in answer to something. */
  readonly automatic: boolean;
  /** After it nothing is known of the person: their address is kept only until it is sent. */
  readonly isLast?: true;
  readonly subject: (context: MailContext) => string;
  readonly body: (context: MailContext) => ReactElement;
  /** Sample values for the preview. */
  readonly sample: Params;
  /** The values of one mail. */
  readonly values: (params: Params, say: Say, tag: string) => BlankValues;
}
