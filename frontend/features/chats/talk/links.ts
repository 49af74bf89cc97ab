export type Piece = { readonly text: string; readonly link?: { readonly href: string; readonly host: string } };

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/giu;
/** Punctuation that ends a sentence is not part of an address. */
const TAIL = /[.,;:!?…»”’)\]}]+$/u;

/** A text with the addresses in it that may be followed: only what the web is made of, and nothing that hides its host. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const shown = match[0].replace(TAIL, '');
    const link = linkOf(shown);
    if (link === undefined) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ text: shown, link });
    from = match.index + shown.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

function linkOf(shown: string): Piece['link'] {
  if (!URL.canParse(shown)) return undefined;
  const { protocol, username, password, host, href } = new URL(shown);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && username === '' && password === '' && host.includes('.') ? { href, host } : undefined;
}
