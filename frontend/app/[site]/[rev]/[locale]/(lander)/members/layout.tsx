import { type Metadata } from 'next';
import { type ReactNode } from 'react';

/** Adverts about somebody lead here, not searches. */
export const metadata: Metadata = { robots: { index: false, follow: true } };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return children;
}
