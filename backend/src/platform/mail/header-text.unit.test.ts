import { headerText, isBareAddress } from './header-text';

describe('text in a header', () => {
  it.each([
    ['Jan\r\nBcc: everyone@example.com', 'Jan Bcc: everyone@example.com'],
    ['a\nb', 'a b'],
    ['a\u2028b\u0085c\u0000d', 'a b c d'],
    ['\u202Emoc.elpmaxe', 'moc.elpmaxe'],
    ['Łucja Müller 🙂', 'Łucja Müller 🙂'],
  ])('%j stays on its line', (text, expected) => {
    expect(headerText(text)).toBe(expected);
  });

  it('is cut between characters', () => {
    expect(headerText('🙂'.repeat(10), 4)).toBe('🙂🙂🙂…');
  });
});

describe('an address', () => {
  it.each(['a@b.nl', 'first.last+tag@sub.example.co.uk', 'josé@exämple.de'])('%s is bare', (address) => {
    expect(isBareAddress(address)).toBe(true);
  });

  it.each([
    'a@b.nl, c@d.nl',
    'a@b.nl\r\nBcc: c@d.nl',
    'Name <a@b.nl>',
    '"a b"@c.nl',
    'a@b@c.nl',
    'a b@c.nl',
    'group: a@b.nl;',
    '',
    `${'a'.repeat(250)}@b.nl`,
  ])('%j is not', (address) => {
    expect(isBareAddress(address)).toBe(false);
  });
});
