import { companyTimeZone } from './company-time-zone';

it.each([
  ['NL', 'Europe/Berlin'],
  ['FI', 'Europe/Helsinki'],
  ['ES', 'Europe/Madrid'],
  ['PT', 'Europe/Lisbon'],
])('a company of %s goes by the clock of %s', (country, zone) => {
  expect(companyTimeZone(country)).toBe(zone);
  expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});
