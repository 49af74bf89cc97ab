import { useLayoutEffect, useRef } from 'react';

/** Shows each item from its top: on a phone, the buttons that decided about the one before are below it. */
export function useTop(item: string | number | undefined): void {
  const shown = useRef(item);
  useLayoutEffect(() => {
    if (shown.current === item) return;
    shown.current = item;
    const main = document.getElementById('content');
    if (main && main.getBoundingClientRect().top < 0) main.scrollIntoView();
  }, [item]);
}
