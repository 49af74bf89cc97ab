import { hostName } from './host-name';

it.each([
  [' Everglow.Dating ', 'everglow.dating'],
  ['https://everglow.dating/welcome?a=b', 'everglow.dating'],
  ['everglow.dating:443', 'everglow.dating'],
  ['everglow.dating.', 'everglow.dating'],
  ['glühwürmchen.de', 'xn--glhwrmchen-bebc.de'],
])('%s is the host %s', (text, host) => {
  expect(hostName(text)).toBe(host);
});

it.each([
  '',
  'my brand.dating',
  '<b>x</b>',
  'localhost',
  '192.0.2.1',
  '[::1]',
  `${'a'.repeat(300)}.dating`,
  '-a.dating',
])('%s is no host', (text) => {
  expect(() => hostName(text)).toThrow(expect.objectContaining({ code: 'invalid_host' }));
});
