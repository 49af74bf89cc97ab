import { routedAddress } from './named-by-query';

const SUBSCRIPTIONS = '/api/push/subscriptions?push=1';

it.each([
  ['POST', '/api/user.php?push=1', SUBSCRIPTIONS],
  ['POST', '/api/user?push=1', SUBSCRIPTIONS],
  ['DELETE', '/api/user.php?push=1', SUBSCRIPTIONS],
  ['POST', '/api/user.php?x=%zz&push=1', '/api/push/subscriptions?x=%zz&push=1'],
  ['GET', '/api/user.php?push=1', '/api/user.php?push=1'],
  ['POST', '/api/user.php', '/api/user.php'],
  ['POST', '/api/user.php?push=2', '/api/user.php?push=2'],
  ['POST', '/api/user.php?push', '/api/user.php?push'],
  ['POST', '/api/user.php?next=/a?push=1', '/api/user.php?next=/a?push=1'],
  ['POST', '/api/signups?push=1', '/api/signups?push=1'],
])('%s %s is looked up as %s', (method, url, address) => {
  expect(routedAddress({ method, url })).toBe(address);
});

it('a request without an address is looked up by none', () => {
  expect(routedAddress({})).toBe('');
});
