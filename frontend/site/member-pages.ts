import { exists } from './routes';

/** Pages that mean nothing to a visitor: whoever is not signed in is led to the log-in, and back. */
const MEMBERS_ONLY = [
  '/chats',
  '/likes',
  '/credits',
  '/premium',
  '/profile',
  '/notifications',
  '/swipe-game',
  '/match-finder',
  '/signup-matches',
  '/transactions',
  '/directdebit',
];

const CHAT_WITH = /^\/members\/\d+\/chat$/;

export function isMembersOnly(path: string): boolean {
  if (CHAT_WITH.test(path)) return true;
  return MEMBERS_ONLY.some((only) => path === only || path.startsWith(`${only}/`));
}

const STARTS = [
  { route: 'members', label: 'navigation.search' },
  { route: 'notifications', label: 'navigation.settings' },
] as const;

/** Where a member begins, of the pages that are built. */
export const MEMBER_START = STARTS.find(({ route }) => exists(route)) ?? STARTS[1];
