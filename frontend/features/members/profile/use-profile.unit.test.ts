import { idFromPath } from './use-profile';

it.each([
  ['/members/101', 101],
  ['/likes/m/101', 101],
  ['/members/0', undefined],
  ['/likes/101', undefined],
  ['/members/101/landing', undefined],
  ['/members', undefined],
])('reads who is meant from %s', (path, id) => {
  expect(idFromPath(path)).toBe(id);
});
