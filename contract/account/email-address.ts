const LOCAL = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/i;
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn[a-z\d-]{2,61})$/;
/** Characters of a web address that a URL parser would take out of the host or read as its end. */
const NOT_A_HOST = /[^\S\ufeff]|[/?#:%\\]/;
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/**
 * An address that mail can be sent to, in ASCII: the host in lower case and punycode. Undefined for anything else. Letters
 * beyond ASCII before the @ are refused: few mail servers take them, and they can be made to look like another address.
 */
export function emailAddress(given: string): string | undefined {
  const trimmed = given.trim();
  const at = trimmed.lastIndexOf('@');
  if (trimmed.length > MAX_LENGTH || at > MAX_LOCAL_LENGTH) return undefined;
  const [local, host] = [trimmed.slice(0, Math.max(0, at)), asciiHost(trimmed.slice(at + 1))];
  const address = `${local}@${host}`;
  return LOCAL.test(local) && HOST.test(host) && address.length <= MAX_LENGTH ? address : undefined;
}

/**
 * The key that all spellings of one address share: its ASCII letters in lower case. `toLowerCase` alone would also turn
 * other characters, such as the Kelvin sign, into ASCII letters.
 */
export const emailKey = (address: string): string => address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

function asciiHost(host: string): string {
  const address = `ws://${host}`;
  return NOT_A_HOST.test(host) || !URL.canParse(address) ? '' : new URL(address).hostname;
}
