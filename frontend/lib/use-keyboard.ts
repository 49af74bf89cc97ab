import { useEffect } from 'react';

/** A smaller difference is a toolbar of the browser. */
const LEAST_PX = 80;
let users = 0;

function look(view: VisualViewport, isScreenHigh: boolean): void {
  const { style } = document.documentElement;
  const height = window.innerHeight - view.height;
  if (view.scale !== 1 || height <= LEAST_PX) {
    style.removeProperty('--keyboard');
    return;
  }
  // A browser moves the page to show the field; a page as high as the screen has it in sight anyway.
  if (isScreenHigh) window.scrollTo(0, 0);
  style.setProperty('--keyboard', `${Math.max(0, height - view.offsetTop)}px`);
}

/** Browsers that lay the keyboard over the page say so only here. Styles know how much of the page it covers as `--keyboard`. */
export function useKeyboard({ isScreenHigh = false } = {}): void {
  useEffect(() => {
    const { visualViewport: view } = window;
    if (view === null) return undefined;
    const follow = (): void => look(view, isScreenHigh);
    users += 1;
    follow();
    view.addEventListener('resize', follow);
    view.addEventListener('scroll', follow);
    return () => {
      view.removeEventListener('resize', follow);
      view.removeEventListener('scroll', follow);
      users -= 1;
      if (users === 0) document.documentElement.style.removeProperty('--keyboard');
    };
  }, [isScreenHigh]);
}
