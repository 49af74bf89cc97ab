import { type KeyboardEvent } from 'react';

const hasKeyboard = (): boolean => window.matchMedia('(pointer: fine)').matches;

/** Puts something where the cursor is, as if it had been typed. By touch a keyboard would come up. */
export function insert(field: HTMLTextAreaElement, text: string): void {
  if (hasKeyboard()) field.focus();
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Safari ends a composition before the key that ends it. */
const SAME_KEY_MS = 50;

/**
 * With a keyboard of its own, Enter sends; with another key held it begins a line, as it does on phones. What is being
 * put together from several keys is not written yet; `composedAt` is when that last ended.
 */
export function isSending(event: KeyboardEvent<HTMLTextAreaElement>, composedAt: number): boolean {
  const isComposed = event.nativeEvent.isComposing || event.timeStamp - composedAt < SAME_KEY_MS;
  if (event.key !== 'Enter' || isComposed) return false;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    insert(event.currentTarget, '\n');
    return false;
  }
  return !event.shiftKey && !event.altKey && hasKeyboard();
}
