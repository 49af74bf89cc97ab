import { domainToASCII } from 'node:url';
import { isEmail } from 'class-validator';

export { emailKey } from '../../../shared/email-key';

/** What else an address of the web may carry: the reader of hosts would leave it out without a word. */
const WEB = /[^\S\ufeff]|[/?#:%\\]/;

/** An address that mail can be sent to, in ASCII: the name of its host in punycode. Undefined for what is none. */
export function mailAddress(given: string): string | undefined {
  const trimmed = given.trim();
  const at = trimmed.lastIndexOf('@');
  if (at < 1 || trimmed.length > 254 || WEB.test(trimmed.slice(at + 1))) return undefined;
  // Letters beyond ASCII before the @ reach few mailboxes and look like others: they are refused.
  const address = `${trimmed.slice(0, at)}@${domainToASCII(trimmed.slice(at + 1))}`;
  // Between quotation marks anything may stand before the @, line breaks too.
  return isEmail(address, { allow_utf8_local_part: false, blacklisted_chars: '"' }) ? address : undefined;
}
