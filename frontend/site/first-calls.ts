import { ROUTES } from './routes';

/** The first call of a member's page to the API, beside the one for who is signed in. */
export const FIRST_CALLS: Readonly<Record<string, string>> = {
  [ROUTES.members]: '/api/last-search',
  [ROUTES['swipe-game']]: '/api/swipe',
  [ROUTES.likes]: '/api/likes.php',
  [ROUTES.chats]: '/api/chats.php',
};
