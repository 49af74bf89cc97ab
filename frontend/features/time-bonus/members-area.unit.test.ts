import { isMembersArea } from './members-area';

it.each(['/members', '/members/12', '/chats', '/likes', '/likes/m/12', '/premium'])('opens by itself on %s', (path) => {
  expect(isMembersArea(path)).toBe(true);
});

it.each(['/', '/members/12/chat', '/chats/3', '/likes/given', '/swipe-game', '/notifications', '/premiums'])(
  'leaves whoever is on %s alone',
  (path) => {
    expect(isMembersArea(path)).toBe(false);
  },
);
