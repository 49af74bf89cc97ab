import { type Statement } from '../../platform/database';
import { type Mailbox } from '../../platform/mail';
import { outboxEntry } from '../../platform/outbox';
import { type Reader } from '../../platform/texts';
import { MAILS, type MailName, type MailParams } from './templates';

export const MAIL_KIND = 'mail';

/** The country is not known of visitors, nor in entries from before it was kept. */
interface Person extends Pick<Reader, 'locale'>, Partial<Pick<Reader, 'country'>> {
  readonly address: string;
}

/** A mail as it stands in the outbox: what it says and to whom, never how it looks. */
export interface MailPayload<N extends MailName = MailName> {
  readonly mail: N;
  readonly params: MailParams[N];
  /** Undefined for mails to the support: address and language are the brand's at the time of sending. */
  readonly person?: Person;
  /** Whose it is to turn off: for mails of a kind. */
  readonly account?: number;
  readonly replyTo?: Mailbox;
}

interface Secrets {
  /** It opens an account. */
  readonly token?: string;
  /** It confirms an account whose session is there. */
  readonly code?: string;
  /** The address and country of a person who is no longer a member. */
  readonly address?: string;
  readonly country?: string | null;
}

/** The outbox deletes a mail's secret parameters once it is sent or given up. */
type StoredMail = Omit<MailPayload, 'params' | 'person'> & {
  readonly params: object;
  readonly person?: Partial<Person> & Pick<Person, 'locale'>;
  readonly secrets?: Secrets;
};

/** The statement that sends a mail, for the batch or transaction of what causes it. */
export function mailEntry<N extends MailName>(payload: MailPayload<N>, onlyIf?: Statement): Statement {
  if ((MAILS[payload.mail].audience === 'person') !== (payload.person !== undefined)) {
    throw new Error(`mail ${payload.mail} does not go to that audience`);
  }
  if ((MAILS[payload.mail].kind === 'answer') !== (payload.account === undefined)) {
    throw new Error(`mail ${payload.mail} goes to accounts, or answers a person`);
  }
  const { token, code, ...params } = payload.params as Pick<Secrets, 'token' | 'code'>;
  const secrets = { ...(token !== undefined && { token }), ...(code !== undefined && { code }) };
  const stored: StoredMail = { ...payload, params, ...(Object.keys(secrets).length > 0 && { secrets }) };
  const { person } = payload;
  const isLast = MAILS[payload.mail].isLast === true && person !== undefined;
  return outboxEntry(MAIL_KIND, isLast ? withoutAddress(stored, person) : stored, onlyIf);
}

const withoutAddress = (stored: StoredMail, { locale, ...secrets }: Person): StoredMail => ({
  ...stored,
  person: { locale },
  secrets: { ...stored.secrets, ...secrets },
});

/** A mail as it was given, of how it stands in the outbox. */
export function storedMail(stored: unknown): MailPayload {
  const { params, person, secrets: { address, country, ...secrets } = {}, ...mail } = stored as StoredMail;
  return {
    ...mail,
    ...(person && { person: { ...person, ...(address !== undefined && { address, country }) } as Person }),
    params: { ...params, ...secrets },
  };
}
