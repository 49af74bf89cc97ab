import { isLocale } from '../../contract/text/locales';
import { discreetName } from '../site/discreet-name';
import { ROUTES } from '../site/routes';
import type { SiteDocument } from '../site/site-document';
import type { AppTexts } from './app-texts';
import { SCREENSHOTS } from './screenshots';
import type { RequestContext } from './tenant-resolver';

/** What browsers install. `id` stays as it is for ever: another one would be another app beside the installed one. */
export function webManifest(site: SiteDocument, { locale, revision }: RequestContext, texts: AppTexts): object {
  const { settings, theme } = site;
  const { surface_1: surface } = theme.scheme === 'dark' ? theme.dark : theme.light;
  const picture = (path: string, width: number, height: number) => ({
    src: `${path}?r=${revision}`,
    sizes: `${width}x${height}`,
    type: 'image/png',
  });
  const icon = (name: string, size: number, purpose: string) => ({
    ...picture(`/icons/${name}.png`, size, size),
    purpose,
  });
  const shortcut = (name: string, url: string) => ({ name, url });
  const description = isLocale(locale) ? settings.description[locale] : undefined;
  return {
    id: '/',
    name: settings.name,
    // A home screen is seen by others.
    short_name: discreetName(site),
    ...(description !== undefined && { description }),
    categories: ['social'],
    lang: locale,
    dir: 'ltr',
    start_url: ROUTES.members,
    scope: '/',
    display: 'standalone',
    display_override: ['standalone'],
    launch_handler: { client_mode: 'navigate-existing' },
    theme_color: surface,
    background_color: surface,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
      icon('badge-96', 96, 'monochrome'),
    ],
    shortcuts: [
      shortcut(texts.messages, ROUTES.chats),
      shortcut(texts.search, ROUTES.members),
      shortcut(texts.likes, ROUTES.likes),
    ],
    screenshots: SCREENSHOTS.map(({ path, width, height, form }) => ({
      ...picture(path, width, height),
      form_factor: form,
    })),
  };
}
