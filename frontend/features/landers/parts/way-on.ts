import { type CurrentSite } from '../../../site/current-site';

/** Returns the path from a lander to sign-up, which also stores the page's language for the visitor. */
export function wayOn({ locale }: Pick<CurrentSite, 'locale'>, next = '/signup'): string {
  return `/api/locale?${new URLSearchParams({ set: locale, next }).toString()}`;
}

/** How many messages a new member can send before paying for anything. */
export function freeMessages({ document }: Pick<CurrentSite, 'document'>): number {
  const { signup_credits: given, message_credits: cost } = document.settings;
  return cost > 0 ? Math.floor(given / cost) : 0;
}
