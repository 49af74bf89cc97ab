const NUMBER = /^\d+$/;
const OPAQUE = /^(?=.*[\dA-Z])[\w.~-]{16,}$/;

/** A page's path without what would tell a person: numbers of members and the tokens of links in mails. */
export function pagePath(path: string): string {
  return path
    .split('/')
    .map((part) => (NUMBER.test(part) ? ':id' : OPAQUE.test(part) || part.includes('@') ? ':token' : part))
    .join('/');
}
