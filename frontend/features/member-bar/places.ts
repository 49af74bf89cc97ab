import { type CurrentSite } from '../../site/current-site';
import { exists, ROUTES } from '../../site/routes';

const PLACES = [
  { route: 'members', label: 'navigation.search', icon: 'search', badge: undefined },
  { route: 'swipe-game', label: 'navigation.swipe', icon: 'cards', badge: undefined },
  { route: 'likes', label: 'navigation.likes', icon: 'heart', badge: 'likes' },
  { route: 'chats', label: 'navigation.messages', icon: 'bubble', badge: 'messages' },
] as const;

/** The daily ones, of those that are built and that the brand has switched on. */
export function placesOf({ document, t }: CurrentSite) {
  return PLACES.filter(({ route }) => exists(route) && (route !== 'swipe-game' || document.features.swipe_game)).map(
    ({ route, label, icon, badge }) => ({ href: ROUTES[route], label: t(label), icon, badge }),
  );
}
