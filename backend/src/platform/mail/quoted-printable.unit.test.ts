import { joinQuotedPrintable, quotedPrintable } from './quoted-printable';

const read = (encoded: string): string =>
  Buffer.from(
    encoded
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

const PIECES = [
  '',
  'x'.repeat(75),
  'x'.repeat(76),
  'Grüße, ',
  ' = ',
  'end \r\n',
  '🙂'.repeat(40),
  '.',
  '--',
  'a\nb\rc\r\nd',
];

describe('encoded text', () => {
  it('joined from pieces reads as the pieces, in lines of at most 76 characters', () => {
    for (const first of PIECES) {
      for (const second of PIECES) {
        const joined = joinQuotedPrintable([first, second, 'tail'].map(quotedPrintable));
        expect(read(joined)).toBe(`${first}${second}tail`.replace(/\r\n|\r|\n/g, '\r\n'));
        for (const line of joined.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76);
      }
    }
  });

  it('has no space that a server could trim', () => {
    expect(joinQuotedPrintable([quotedPrintable('ends in a space '), quotedPrintable('\nand goes on')])).not.toMatch(
      /[ \t]\r\n/,
    );
  });
});
