import { useEffect } from 'react';

/** Browsers that lay the keyboard over the page say so only here: what is written on stays above it. */
export function useViewport(): void {
  useEffect(() => {
    const { visualViewport: view } = window;
    const { style } = document.documentElement;
    if (view === null) return undefined;
    const look = (): void => {
      const isCovered = view.scale === 1 && window.innerHeight - view.height > 80;
      if (isCovered) {
        style.setProperty('--chat-height', `${view.height}px`);
        window.scrollTo(0, 0);
      } else style.removeProperty('--chat-height');
    };
    look();
    view.addEventListener('resize', look);
    return () => {
      view.removeEventListener('resize', look);
      style.removeProperty('--chat-height');
    };
  }, []);
}
