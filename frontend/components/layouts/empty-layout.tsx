import { type ReactNode } from 'react';

/** The page and nothing around it. */
export function EmptyLayout({ children }: { readonly children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
}
