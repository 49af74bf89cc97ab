import { nextPath } from './next-path';

it.each([
  ['', '/'],
  ['?next=/chats%3Fa=b', '/chats?a=b'],
  ['?next=//bad.example', '/'],
  ['?next=/%5Cbad.example', '/'],
  ['?next=https://bad.example', '/'],
  ['?next=javascript:alert(1)', '/'],
  ['?next=/.//bad.example', '/'],
  ['?next=/%0Abad', '/'],
  ['?next=/api/logout.php', '/'],
])('%s leads to %s', (search, path) => {
  expect(nextPath(search)).toBe(path);
});
