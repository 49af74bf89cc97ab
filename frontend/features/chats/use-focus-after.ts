import { useEffect, useRef } from 'react';

/** Where what had the focus has gone along with a sheet, something else gets it; `focus` stays the same function. */
export function useFocusAfter(isOpen: boolean, focus: () => void): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current && document.activeElement === document.body) focus();
    wasOpen.current = isOpen;
  }, [isOpen, focus]);
}
