'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** What stands in a form's place once it has done its work, or cannot: read out where it appears. */
export function Outcome({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
