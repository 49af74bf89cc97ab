import { nextPath } from '../lib/next-path';
import { exists, ROUTES } from './routes';

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

/** The page where members start: the first one of those that are built. */
export const MEMBER_START = STARTS.find(({ route }) => exists(route)) ?? STARTS[1];

/** The path to go to after signing in: the page that asked for it, otherwise the members' start page. */
export function afterSignIn(search: string): string {
  const next = nextPath(search);
  return next === ROUTES.index ? ROUTES[MEMBER_START.route] : next;
}
