import { type Metadata, type Viewport } from 'next';
import { type ReactNode } from 'react';
import { preload } from 'react-dom';
import { currentSite } from '../../../../site/current-site';
import { barColours, themeStyle } from '../../../../site/theme/theme-style';
import { fontFiles } from '../../../../site/theme/typefaces';
import './globals.css';

export const dynamic = 'force-static';
/** Empty on purpose: every page is made on demand, none at build time. */
export const generateStaticParams = (): never[] => [];

export async function generateMetadata(): Promise<Metadata> {
  const { document, locale, revision } = await currentSite();
  const { name, description } = document.settings;
  return {
    title: { default: name, template: `%s · ${name}` },
    description: description[locale],
    applicationName: name,
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '48x48' },
        { url: `/favicon.svg?r=${revision}`, type: 'image/svg+xml' },
      ],
      apple: `/apple-touch-icon.png?r=${revision}`,
    },
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
  const { document, locale, t } = await currentSite();
  for (const href of fontFiles(document.theme.display_font, locale)) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html lang={locale} style={themeStyle(document.theme)}>
      <body
        data-failed-title={t('errors.failed_title')}
        data-failed-text={t('errors.failed_text')}
        data-retry={t('errors.retry')}
        data-home={t('errors.home')}
      >
        {children}
      </body>
    </html>
  );
}
