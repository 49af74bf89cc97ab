import { flushSync } from 'react-dom';
import './transition.css';

/** Where the list and a conversation stand beside each other, nothing moves. */
const NARROW = '(max-width: 61.99rem) and (prefers-reduced-motion: no-preference)';

let moves = 0;

/** Changes what is shown, on phones as a page that comes in from the side and goes out there again. */
export function moveTo(place: 'list' | 'talk', change: () => void): void {
  // Some browsers have none.
  const page: Partial<Pick<Document, 'startViewTransition'>> = document;
  if (page.startViewTransition === undefined || !window.matchMedia(NARROW).matches) {
    change();
    return;
  }
  const { dataset } = document.documentElement;
  dataset['moving'] = place;
  moves += 1;
  const move = moves;
  const { finished } = document.startViewTransition(() => {
    flushSync(change);
  });
  void finished.finally(() => {
    // A move that another one has overtaken is finished at once.
    if (move === moves) delete dataset['moving'];
  });
}
