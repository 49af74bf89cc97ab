import { type Metadata, type Viewport } from 'next';
import { type ReactNode } from 'react';
import { preload } from 'react-dom';
import { Navigation } from '../../../../features/navigation/navigation';
import { Session } from '../../../../features/session/session';
import { Visit } from '../../../../features/visit/visit';
import { FRAGMENT_SCRIPT } from '../../../../lib/fragment';
import { INSTALL_SCRIPT } from '../../../../lib/install-script';
import { hintScript } from '../../../../lib/member-hint';
import { currentSite } from '../../../../site/current-site';
import { discreetName } from '../../../../site/discreet-name';
import { EARLY_SCRIPT } from '../../../../site/early-script';
import { MEMBER_START } from '../../../../site/member-pages';
import { ORIGIN_STAND_IN } from '../../../../site/origin';
import { ROUTES } from '../../../../site/routes';
import { barColours, themeStyle } from '../../../../site/theme/theme-style';
import { fontFiles } from '../../../../site/theme/typefaces';
import './globals.css';

export const dynamic = 'force-static';
/** Empty on purpose: every page is made on demand, none at build time. */
export const generateStaticParams = (): never[] => [];

export async function generateMetadata(): Promise<Metadata> {
  const { document, locale, revision, formats } = await currentSite();
  const { name, description } = document.settings;
  return {
    metadataBase: new URL(ORIGIN_STAND_IN),
    title: { default: name, template: `%s · ${name}` },
    description: description[locale],
    applicationName: name,
    appleWebApp: { capable: true, title: discreetName(document), statusBarStyle: 'default' },
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '48x48' },
        { url: `/favicon.svg?r=${revision}`, type: 'image/svg+xml' },
      ],
      apple: `/apple-touch-icon.png?r=${revision}`,
    },
    // Title and description are the page's own: Next takes them over.
    openGraph: {
      type: 'website',
      siteName: name,
      locale: formats.locale.replace('-', '_'),
      images: [{ url: `/og.png?r=${revision}`, width: 1200, height: 630, alt: name, type: 'image/png' }],
    },
    twitter: { card: 'summary_large_image' },
    formatDetection: { telephone: false, address: false, email: false },
  };
}

export async function generateViewport(): Promise<Viewport> {
  const { document } = await currentSite();
  return {
    width: 'device-width',
    initialScale: 1,
    viewportFit: 'cover',
    themeColor: [...barColours(document.theme)],
  };
}

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const { document, locale, revision, formats, t } = await currentSite();
  for (const href of fontFiles(document.theme.display_font, locale)) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    // A script adds an attribute before React comes.
    <html lang={formats.locale} style={themeStyle(document.theme)} suppressHydrationWarning>
      <head>
        <script
          data-first=""
          dangerouslySetInnerHTML={{
            __html:
              INSTALL_SCRIPT + FRAGMENT_SCRIPT + hintScript(ROUTES.index, ROUTES[MEMBER_START.route]) + EARLY_SCRIPT,
          }}
        />
      </head>
      <body
        data-failed-title={t('errors.failed_title')}
        data-failed-text={t('errors.failed_text')}
        data-retry={t('errors.retry')}
        data-home={t('errors.home')}
      >
        {children}
        <Visit revision={revision} gated={document.settings.signups === 'with_trafficsource'} />
        <Session edition={{ revision, locale }} late={{ text: t('frame.alert_late'), retry: t('errors.retry') }} />
        <Navigation />
      </body>
    </html>
  );
}
