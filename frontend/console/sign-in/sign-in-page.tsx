import { type ReactNode } from 'react';
import { common } from '../texts/common';

/** The page of whoever is not signed in. */
export function SignInPage({ children }: { readonly children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-6 p-4">
      <p className="text-quiet font-semibold">{common.console}</p>
      <div className="rounded-lg border border-line bg-panel p-5">{children}</div>
    </main>
  );
}
