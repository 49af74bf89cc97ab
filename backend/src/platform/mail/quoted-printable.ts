import { encode, wrap } from 'nodemailer/lib/qp';

declare const encoding: unique symbol;
/** Text as it stands in a message: seven bits, lines of at most 76 characters (RFC 2045). */
export type QuotedPrintable = string & { readonly [encoding]: 'quoted-printable' };

// One less than allowed, for the sign that joins a last line to what follows.
const LINE = 75;

export const quotedPrintable = (text: string): QuotedPrintable =>
  wrap(encode(text.replace(/\r\n?|\n/g, '\r\n')), LINE) as QuotedPrintable;

/** One text of several that were encoded apart, so that what many mails share is encoded once. */
export const joinQuotedPrintable = (pieces: readonly QuotedPrintable[]): QuotedPrintable =>
  pieces.filter((piece) => piece !== '').join('=\r\n') as QuotedPrintable;

/** As a mail program reads it. */
export const readQuotedPrintable = (encoded: QuotedPrintable): string =>
  Buffer.from(
    encoded
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16))),
    'latin1',
  )
    .toString()
    .replaceAll('\r\n', '\n');
