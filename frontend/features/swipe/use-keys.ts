import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Verdict } from '../../components/deck/deck-physics';

interface Moves {
  readonly answer: (verdict: Verdict) => void;
  readonly undo: () => void;
}

const isUndo = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' || (key === 'Backspace' && !ctrlKey && !metaKey);

/** The game by keys, from anywhere on the page where nothing else listens to them, and from the first paint of it. */
export function useKeys(stage: RefObject<HTMLElement | null>, moves: Moves): void {
  const latest = useRef(moves);
  useLayoutEffect(() => {
    latest.current = moves;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, repeat, altKey, shiftKey, ctrlKey, metaKey } = event;
      const game = stage.current?.closest('section');
      // A mouse press beside the game moves the focus to an element around it.
      const isHere = game != null && target instanceof Node && (game.contains(target) || target.contains(game));
      if (!isHere || repeat || altKey || shiftKey || document.querySelector('dialog[open]') !== null) return;
      const isPlain = !ctrlKey && !metaKey;
      if (isPlain && key === 'ArrowRight') latest.current.answer('yes');
      else if (isPlain && key === 'ArrowLeft') latest.current.answer('no');
      else if (isUndo(event)) latest.current.undo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, [stage]);
}
