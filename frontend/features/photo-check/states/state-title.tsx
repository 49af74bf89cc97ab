import { type ReactNode } from 'react';

/** Takes the focus where the step before has gone with its button. */
export function StateTitle({ children }: { readonly children: ReactNode }) {
  return (
    <h2 tabIndex={-1} className="text-title hyphens-auto outline-none">
      {children}
    </h2>
  );
}
