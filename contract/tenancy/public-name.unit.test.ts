import { isPublicName } from './public-name';

it.each([
  ['everglow.dating', true],
  ['localhost.dating', true],
  ['mytest', true],
  ['everglow.localhost', false],
  ['brand.example', false],
  ['brand.test', false],
  ['brand.internal', false],
])('%s is in the public name system: %s', (host, isPublic) => {
  expect(isPublicName(host)).toBe(isPublic);
});
