const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** RFC 4648 in small letters, for whole groups of five bytes: what survives in an address whatever servers make of its letters. */
export function base32(bytes: Buffer): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 5) {
    const group = BigInt(`0x${bytes.toString('hex', at, at + 5)}`);
    for (let place = 35n; place >= 0n; place -= 5n) text += ALPHABET[Number((group >> place) & 31n)] ?? '';
  }
  return text;
}

export function fromBase32(text: string): Buffer {
  const groups = (text.toLowerCase().match(/.{8}/g) ?? []).map((group) =>
    Array.from(group).reduce((sum, letter) => (sum << 5n) | BigInt(ALPHABET.indexOf(letter)), 0n),
  );
  return Buffer.from(groups.map((group) => group.toString(16).padStart(10, '0')).join(''), 'hex');
}
