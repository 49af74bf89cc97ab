import { ROUTES } from './routes';

/** What a member's page asks the API first of all, beside who is signed in. */
export const FIRST_CALLS: Readonly<Record<string, string>> = {
  [ROUTES.members]: '/api/last-search',
  [ROUTES['swipe-game']]: '/api/swipe',
  [ROUTES.likes]: '/api/likes.php',
  [ROUTES.chats]: '/api/chats.php',
};
