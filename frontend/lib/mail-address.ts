const LOCAL = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/i;
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn[a-z\d-]{2,61})$/;
/** What else an address of the web may carry. */
const WEB = /[^\S\ufeff]|[/?#:%\\]/;
const LENGTH = { whole: 254, local: 64 } as const;

/** The api's rule, and `backend/test/support/sign-up-cases.json` holds both to it; the api has the last word. */
export function isMailAddress(given: string): boolean {
  const address = given.trim();
  const at = address.lastIndexOf('@');
  if (address.length > LENGTH.whole || at > LENGTH.local) return false;
  return LOCAL.test(address.slice(0, Math.max(0, at))) && HOST.test(asciiHost(address.slice(at + 1)));
}

/** The name of a host with letters beyond ASCII in punycode. */
function asciiHost(host: string): string {
  const address = `ws://${host}`;
  return WEB.test(host) || !URL.canParse(address) ? '' : new URL(address).hostname;
}
