import { useEffect, useRef } from 'react';

/** When a sheet closes and the focused element is gone, `focus` is called; it must stay the same function. */
export function useFocusAfter(isOpen: boolean, focus: () => void): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current && document.activeElement === document.body) focus();
    wasOpen.current = isOpen;
  }, [isOpen, focus]);
}
