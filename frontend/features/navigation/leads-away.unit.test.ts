import { leadsAway } from './leads-away';

const HERE = 'https://glow.test/pages/terms?a=1';
const follow = { href: 'https://glow.test/', target: '', download: false, elsewhere: false };

describe('a link', () => {
  it.each(['/', '/pages/faq', '?a=2', '/pages/terms'])('to %s is waited for', (href) => {
    expect(leadsAway({ ...follow, href }, HERE)).toBe(true);
  });

  it.each([
    '#steps',
    '/pages/terms?a=1#b',
    'https://other.test/',
    'mailto:a@b.test',
    'tel:+31',
    'http://',
    'javascript:0',
  ])('to %s is not', (href) => {
    expect(leadsAway({ ...follow, href }, HERE)).toBe(false);
  });

  it('that opens elsewhere or saves a file is not', () => {
    expect(leadsAway({ ...follow, target: '_blank' }, HERE)).toBe(false);
    expect(leadsAway({ ...follow, download: true }, HERE)).toBe(false);
    expect(leadsAway({ ...follow, elsewhere: true }, HERE)).toBe(false);
    expect(leadsAway({ ...follow, target: '_self' }, HERE)).toBe(true);
  });
});
