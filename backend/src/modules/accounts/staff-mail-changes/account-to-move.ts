import { emailAddress, emailKey } from '../../../../../contract/account/email-address';
import { type Database } from '../../../platform/database';
import { InvalidInput } from '../../../platform/http';
import { EmailInUse, MailNotChangeable, MemberNotFound } from '../errors';
import { takenBy } from '../rules/email-in-use';
import { type MovedAccount } from '../tokens/tell-old-address';

/** An account that staff give another address. */
export interface AccountToMove extends MovedAccount {
  readonly status: string;
}

const FIND = `
  select a.id, p.name, a.email, a.language, p.country, a.status
  from account a join profile p on p.id = a.id where a.id = $1`;

/** Throws where the account can have no other address, or not this one. */
export async function findAccountToMove(database: Database, account: number, email: string): Promise<AccountToMove> {
  const [found] = await database.query<Omit<AccountToMove, 'new_email'>>(FIND, [account]);
  if (!found) throw new MemberNotFound();
  if (found.status !== 'active' && found.status !== 'not_confirmed') throw new MailNotChangeable();
  if (found.email === email) throw fault('same', 'This is the member’s address already.');
  const [taken] = await database.batch([takenBy(emailKey(email), account)]);
  if (taken?.length !== 0) throw new EmailInUse();
  return { ...found, new_email: email };
}

export function newAddressIn(given: string): string {
  const email = emailAddress(given);
  if (email === undefined) throw fault('format', 'Enter an email address like name@example.com.');
  return email;
}

const fault = (code: string, message: string): InvalidInput => new InvalidInput([{ path: 'email', code, message }]);
