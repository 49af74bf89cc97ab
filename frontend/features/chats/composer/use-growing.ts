import { type RefObject, useLayoutEffect } from 'react';

/** As high as what is in it, up to what its style allows, where the browser's `field-sizing` does not see to it. */
export function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const { current } = field;
    if (current === null || CSS.supports('field-sizing', 'content')) return;
    current.style.height = 'auto';
    const border = current.offsetHeight - current.clientHeight;
    if (text !== '') current.style.height = `${current.scrollHeight + border}px`;
  }, [field, text]);
}
