import { keysNow, keysText, useKeyChanges } from './key-changes';

interface Props {
  /** As the screen binds them; what is shown is what the person has made of them. */
  readonly of: string;
  readonly className?: string;
}

/** The keys that do the same as a button. A finger has none. */
export function Key({ of, className = '' }: Props) {
  const keys = keysNow(of, useKeyChanges());
  if (keys === undefined) return null;
  return (
    <kbd
      aria-hidden
      className={`rounded border border-current px-1 font-mono text-xs whitespace-nowrap pointer-coarse:hidden ${className}`}
    >
      {keysText(keys)}
    </kbd>
  );
}
