import { type ComponentProps } from 'react';
import { Button } from '../ui/button';

interface Props extends ComponentProps<typeof Button> {
  /** Its key, as it is written on keyboards. */
  readonly shortcut: string;
}

/** A button that shows the key that does the same. */
export function KeyButton({ shortcut, children, ...rest }: Props) {
  // A mouse leaves the focus where it is: the space key after a click is the desk's own, not another click.
  return (
    <Button
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      {...rest}
    >
      {children}
      <kbd aria-hidden className="rounded border border-current px-1 font-mono text-xs pointer-coarse:hidden">
        {shortcut}
      </kbd>
    </Button>
  );
}
