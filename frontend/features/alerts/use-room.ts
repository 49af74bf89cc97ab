import { type RefObject, useLayoutEffect } from 'react';
import { forgetNoticeRoom, keepNoticeRoom, noticeRoom, setNoticeRoom } from '../../lib/notice-room';
import { type AlertName, kindOf, quietPaths } from './registry';
import { screensAtRest } from './screens-at-rest';

const SLIDE_MS = 200;

/** Moves the page from where it was to below the notice, where its room was not free before. */
function slide(list: HTMLElement, before: number): void {
  const grown = list.offsetHeight - before;
  const isSeen = list.getBoundingClientRect().bottom > 0;
  if (grown <= 0 || !isSeen || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document
    .querySelector('main')
    ?.animate({ translate: [`0 ${-grown}px`, '0 0'] }, { duration: SLIDE_MS, easing: 'ease-out' });
}

interface Room {
  readonly shown: AlertName | undefined;
  /** The first one that has a reason, also where the page says the same. */
  readonly due: AlertName | undefined;
  readonly isKnown: boolean;
}

/** Keeps as much room below the header as the notice takes, on this page and on those after it. */
export function useRoom(list: RefObject<HTMLElement | null>, { shown, due, isKnown }: Room): void {
  useLayoutEffect(() => {
    // Undefined as well where the page hides it.
    const height = shown === undefined ? undefined : list.current?.offsetHeight || undefined;
    if (list.current !== null && height !== undefined) {
      slide(list.current, noticeRoom());
      setNoticeRoom(height);
    } else if (isKnown) setNoticeRoom(0);
    if (due !== undefined) {
      const atRest = `^(${screensAtRest().join('|') || '-'})$`;
      keepNoticeRoom(shown === due ? height : undefined, `${quietPaths(kindOf(due))}|${atRest}`);
    } else if (isKnown) forgetNoticeRoom();
  }, [list, shown, due, isKnown]);
}
