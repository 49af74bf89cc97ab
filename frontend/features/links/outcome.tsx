'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Replaces a form that has done its work, or cannot; screen readers announce it when it appears. */
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
