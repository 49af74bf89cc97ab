import { checkLicences } from './licences';

const faults = (name: string, license?: string, dev = false): readonly string[] =>
  checkLicences({
    packages: { '': {}, [`node_modules/${name}`]: { dev, ...(license === undefined ? {} : { license }) } },
  }).faults;

test('a licence that is not on the list is a fault', () => {
  expect(faults('thing', 'GPL-3.0-only')).toEqual(['thing: GPL-3.0-only']);
  expect(faults('thing', 'MIT')).toEqual([]);
});

test('a package without a licence is a fault', () => {
  expect(faults('thing')).toEqual(['thing: no licence named']);
});

test('a package whose licence was read in its files has that one', () => {
  expect(faults('mollie-api-typescript')).toEqual([]);
});

test('tools of development are not asked', () => {
  expect(faults('tool', 'GPL-3.0-only', true)).toEqual([]);
});

test('OR needs one allowed licence, AND needs all', () => {
  expect(faults('thing', '(GPL-3.0-only OR MIT)')).toEqual([]);
  expect(faults('thing', 'GPL-3.0-only AND MIT')).toEqual(['thing: GPL-3.0-only AND MIT']);
});

test('an exception holds for its own packages and its own licence', () => {
  expect(faults('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toEqual([]);
  expect(faults('@img/sharp-libvips-linux-x64', 'GPL-3.0-only')).toHaveLength(1);
  expect(faults('sharp-libvips', 'LGPL-3.0-or-later')).toHaveLength(1);
});

test('a nested package goes by its own name', () => {
  const packages = { 'node_modules/a/node_modules/lightningcss': { license: 'MPL-2.0' } };
  expect(checkLicences({ packages }).faults).toEqual([]);
});
