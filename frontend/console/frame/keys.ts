import { useLayoutEffect, useRef } from 'react';
import { keyChanges, keysNow } from './key-changes';

export interface Binding {
  /** One key, or two that follow each other: `g w`. A screen's own key comes before the frame's sequences. `mod+k` is ⌘K on a Mac and Ctrl-K elsewhere. */
  readonly keys: string;
  readonly label: string;
  readonly run: () => void;
}

/** Two keys that follow each other within this are one sequence. */
export const SEQUENCE_MS = 1200;
const scopes = new Set<{ current: readonly Binding[] }>();

/** Everything that has keys now: the frame and the screen. */
export const knownBindings = (): readonly Binding[] => [...scopes].flatMap(({ current }) => current);

/** The same with the keys that the person has made of them. */
export function activeBindings(): readonly Binding[] {
  const changes = keyChanges();
  return knownBindings().flatMap((binding) => {
    const keys = keysNow(binding.keys, changes);
    return keys === undefined ? [] : [{ ...binding, keys }];
  });
}

/** Keys as long as the component that names them is shown: from its first paint on, or the first press would be lost. */
export function useKeys(bindings: readonly Binding[]): void {
  const scope = useRef(bindings);
  useLayoutEffect(() => {
    scope.current = bindings;
  });
  useLayoutEffect(() => {
    scopes.add(scope);
    return () => {
      scopes.delete(scope);
    };
  }, []);
}

/** Whether a key would be taken from something that is being typed or chosen in. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches('input, textarea, select') || target.closest('[role=dialog]') !== null
  );
}

/** A button or link takes these keys itself. */
const isPressing = (pressed: string, target: EventTarget | null): boolean =>
  (pressed === ' ' || pressed === 'Enter') &&
  target instanceof HTMLElement &&
  target.closest('a, button, summary') !== null;

/** The key of an event, with its modifiers: `alt+a`. Alt makes another character of a key, so that the key itself counts. */
export function pressedIn({ key, code, metaKey, ctrlKey, altKey }: KeyboardEvent): string {
  const plain = altKey ? code.replace(/^(?:Key|Digit)/, '') : key;
  const name = plain.length === 1 ? plain.toLowerCase() : plain;
  return `${metaKey || ctrlKey ? 'mod+' : ''}${altKey ? 'alt+' : ''}${name}`;
}

/** Presses of a whole app, one after the other. A held key counts once. */
export function makeKeyReader(read: () => readonly Binding[]) {
  let first: { readonly key: string; readonly at: number } | undefined;
  return (event: KeyboardEvent): void => {
    if (event.repeat || event.isComposing) return;
    const mod = event.metaKey || event.ctrlKey;
    const pressed = pressedIn(event);
    if ((isTyping(event.target) && (!mod || event.altKey)) || isPressing(pressed, event.target)) return;
    const recent =
      first !== undefined && event.timeStamp - first.at < SEQUENCE_MS ? `${first.key} ${pressed}` : undefined;
    const bindings = read();
    const found = bindings.find(({ keys }) => keys === recent) ?? bindings.find(({ keys }) => keys === pressed);
    first = found ? undefined : { key: pressed, at: event.timeStamp };
    if (!found) return;
    event.preventDefault();
    found.run();
  };
}
