import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { loadSite } from '../../../../site/load-site';
import './globals.css';

export const dynamic = 'force-static';
/** Empty on purpose: every page is made on demand, none at build time. */
export const generateStaticParams = (): never[] => [];

interface Props {
  readonly params: Promise<{ site: string; rev: string; locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await loadSite(await params);
  return { title: site.settings.name };
}

export default async function RootLayout({ params, children }: Props & { readonly children: ReactNode }) {
  const { locale } = await params;
  return (
    <html lang={locale}>
      <body>{children}</body>
    </html>
  );
}
