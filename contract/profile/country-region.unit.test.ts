import { regionCode, regionId, regionIdOf } from './country-region';

it.each(['NL-NH', 'BE-VOV', 'AT-9', 'GB-XGL'])('%s has one id, and the id one code', (code) => {
  expect(regionCode(regionId(code))).toBe(code);
  expect(regionIdOf(regionId(code))).toBe(regionId(code));
  expect(regionIdOf(String(regionId(code)))).toBe(regionId(code));
  expect(regionIdOf(code)).toBe(regionId(code));
});

it.each([undefined, null, '', 'nl-nh', 'NL', 'Utrecht', 0, 1, -5, 1.5, Number.NaN, '99999999999', {}, ['NL-NH']])(
  '%j is no region',
  (given) => {
    expect(regionIdOf(given)).toBeUndefined();
  },
);
