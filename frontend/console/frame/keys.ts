import { useEffect, useRef } from 'react';

export interface Binding {
  /** One key, or two that follow each other: `g w`. A screen's own key comes before the frame's sequences. `mod+k` is ⌘K on a Mac and Ctrl-K elsewhere. */
  readonly keys: string;
  readonly label: string;
  readonly run: () => void;
}

/** Two keys that follow each other within this are one sequence. */
export const SEQUENCE_MS = 1200;
const scopes = new Set<{ current: readonly Binding[] }>();

/** Everything that can be pressed now: the frame's keys and those of the screen. */
export const activeBindings = (): readonly Binding[] => [...scopes].flatMap(({ current }) => current);

/** Keys as long as the component that names them is shown. */
export function useKeys(bindings: readonly Binding[]): void {
  const scope = useRef(bindings);
  useEffect(() => {
    scope.current = bindings;
  });
  useEffect(() => {
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

/** Presses of a whole app, one after the other. A held key counts once. */
export function makeKeyReader(read: () => readonly Binding[]) {
  let first: { readonly key: string; readonly at: number } | undefined;
  return (event: KeyboardEvent): void => {
    if (event.repeat || event.isComposing) return;
    const mod = event.metaKey || event.ctrlKey;
    const pressed = `${mod ? 'mod+' : ''}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`;
    if (event.altKey || (isTyping(event.target) && !mod) || isPressing(pressed, event.target)) return;
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
