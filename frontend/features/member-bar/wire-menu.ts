import { knownMember, askMember } from '../../lib/member';
import { logOut } from './log-out';

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Keys for the menu, which works without them, and its way out. Returns its end. */
export function wireMenu(menu: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const links = (): readonly HTMLElement[] => [...menu.querySelectorAll('a')].filter((link) => link.checkVisibility());
  menu.addEventListener(
    'toggle',
    (event) => {
      if (event.newState !== 'open') return;
      links()[0]?.focus();
      if (knownMember() === undefined) void askMember();
    },
    { signal },
  );
  menu.addEventListener(
    'keydown',
    (event) => {
      const move = MOVES[event.key];
      if (move === undefined) return;
      event.preventDefault();
      const all = links();
      all[
        move(
          all.findIndex((link) => link === document.activeElement),
          all.length - 1,
        )
      ]?.focus();
    },
    { signal },
  );
  menu.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-log-out]') : null;
      if (link === null) return;
      event.preventDefault();
      void logOut(link);
    },
    { signal },
  );
  return () => {
    ending.abort();
  };
}
