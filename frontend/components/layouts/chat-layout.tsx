import { type ReactNode } from 'react';

/** Nothing but the conversation, as high as the screen. */
export function ChatLayout({ children }: { readonly children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="flex h-dvh flex-col outline-none">
      {children}
    </main>
  );
}
