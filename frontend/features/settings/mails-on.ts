import { type components } from '../../lib/api/schema';
import { type MailsTexts, PLACEHOLDER } from './settings-texts';

type Preferences = components['schemas']['MailPreferencesResponse'];

/** The kinds of mail that there are; until they are known the first stands there. */
export const knownMails = (texts: MailsTexts, mails: Preferences['mails'] | undefined) =>
  texts.kinds.flatMap(({ kind, ...told }, at) => {
    const mail = mails?.find((one) => one.kind === kind);
    return mail !== undefined || (mails === undefined && at === 0) ? [{ kind, ...told, mail }] : [];
  });

/** How many of them are on, in words; undefined until that is known. */
export function mailsOn(
  texts: MailsTexts,
  mails: Preferences['mails'] | undefined,
  isSuppressed: boolean,
): string | undefined {
  if (mails === undefined) return undefined;
  const known = knownMails(texts, mails);
  const on = isSuppressed ? 0 : known.filter(({ mail }) => mail?.enabled === true).length;
  return texts.on.replace(PLACEHOLDER.on, String(on)).replace(PLACEHOLDER.all, String(known.length));
}
