/** The pages of the product by the names that the specification gives them. */
export const ROUTES = {
  index: '/',
  members: '/members',
  chats: '/chats',
  likes: '/likes',
  'swipe-game': '/swipe-game',
  credits: '/credits',
  'credits-repeat-order': '/credits/repeat-order',
  directdebit: '/directdebit',
  premium: '/premium',
  transactions: '/transactions',
  profile: '/profile',
  notifications: '/notifications',
  signup: '/signup',
  login: '/login',
  'reset-password': '/reset-password',
  'reset-password-do': '/reset-password/do',
  pricing: '/pricing',
  complaints: '/complaints',
  withdraw: '/withdraw',
  'pages-terms': '/pages/terms',
  'pages-privacy': '/pages/privacy',
  'pages-cookies': '/pages/cookies',
  'pages-ban': '/pages/ban',
  'pages-return-policy': '/pages/return-policy',
  'pages-faq': '/pages/faq',
  'pages-service': '/pages/service',
} as const;
export type RouteName = keyof typeof ROUTES;

/** Pages that exist. Nothing links to one that does not: add a name here with its page. */
const BUILT: ReadonlySet<RouteName> = new Set<RouteName>([
  'index',
  'members',
  'chats',
  'likes',
  'profile',
  'swipe-game',
  'credits',
  'credits-repeat-order',
  'directdebit',
  'premium',
  'transactions',
  'notifications',
  'signup',
  'login',
  'reset-password',
  'reset-password-do',
  'complaints',
  'withdraw',
  'pricing',
  'pages-terms',
  'pages-privacy',
  'pages-cookies',
  'pages-ban',
  'pages-return-policy',
  'pages-faq',
  'pages-service',
]);

export function exists(route: RouteName): boolean {
  return BUILT.has(route);
}
