const LONGEST_HEAD = 64 * 1024;

export interface Header {
  /** In small letters. */
  readonly name: string;
  readonly value: string;
}

/** The headers of a mail as they stand, the topmost first: a server adds its own above what it was given. */
export function headersOf(source: Uint8Array): Header[] {
  const text = Buffer.from(source.subarray(0, LONGEST_HEAD)).toString('latin1');
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  return head
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const colon = line.indexOf(':');
      return colon > 0
        ? [{ name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() }]
        : [];
    });
}
