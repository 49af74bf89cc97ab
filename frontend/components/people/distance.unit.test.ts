import { distanceText } from './distance';

it.each([
  [50, 'de-DE', '50 km'],
  [5, 'en-US', '3 mi'],
  [1, 'en-GB', '1 mi'],
])('tells %d km in %s as %s', (km, locale, text) => {
  expect(distanceText(km, locale)).toBe(text);
});
