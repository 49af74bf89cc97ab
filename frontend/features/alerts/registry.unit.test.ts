import { isQuiet, kindOf, rests } from './registry';

const DAY = 24 * 60 * 60 * 1000;

describe('alerts', () => {
  it.each([
    '/signup',
    '/signup/step',
    '/notifications',
    '/activate/done',
    '/credits',
    '/directdebit',
    '/premium',
    '/lang-config',
  ])('are hidden on %s', (path) => {
    expect(isQuiet(path)).toBe(true);
  });

  it.each(['/', '/signup-matches', '/activate/error', '/complaints', '/premium-offers'])('are shown on %s', (path) => {
    expect(isQuiet(path)).toBe(false);
  });

  it('about a missing photo are hidden where photos are added', () => {
    expect(isQuiet('/profile', kindOf('photo'))).toBe(true);
    expect(isQuiet('/profile', kindOf('unconfirmed'))).toBe(false);
    expect(isQuiet('/members', kindOf('photo'))).toBe(false);
  });

  it.each(['/swipe-game', '/chats/12', '/members/12/chat'])(
    'about the address are hidden on %s, which says it',
    (path) => {
      expect(isQuiet(path, kindOf('unconfirmed'))).toBe(true);
      expect(isQuiet(path, kindOf('photo'))).toBe(false);
    },
  );

  it.each(['/members', '/members/12', '/chats'])('about the address are shown on %s', (path) => {
    expect(isQuiet(path, kindOf('unconfirmed'))).toBe(false);
  });

  it('rest for a while once they were put away', () => {
    const closed = kindOf('signup_closed');
    expect(rests(closed, undefined, 100 * DAY)).toBe(false);
    expect(rests(closed, 80 * DAY, 100 * DAY)).toBe(true);
    expect(rests(closed, 60 * DAY, 100 * DAY)).toBe(false);
  });

  it('come again with their reason where they do not rest', () => {
    expect(rests(kindOf('offline'), 100 * DAY, 100 * DAY)).toBe(false);
  });
});
