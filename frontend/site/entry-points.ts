import { type CurrentSite } from './current-site';
import { exists, ROUTES } from './routes';

export interface EntryPoint {
  readonly href: string;
  readonly label: string;
}

/** The ways in for visitors, of those that are built. */
export function entryPoints({ t }: CurrentSite): readonly EntryPoint[] {
  const all = [
    { route: 'login', label: t('navigation.login') },
    { route: 'signup', label: t('navigation.signup') },
  ] as const;
  return all.filter(({ route }) => exists(route)).map(({ route, label }) => ({ href: ROUTES[route], label }));
}
