import { type ComponentProps } from 'react';
import { Button } from '../ui/button';

interface Props extends ComponentProps<typeof Button> {
  /** Its key, as it is written on keyboards. */
  readonly shortcut: string;
}

/** A button that shows the key that does the same. */
export function KeyButton({ shortcut, children, ...rest }: Props) {
  return (
    <Button {...rest}>
      {children}
      <kbd aria-hidden className="rounded border border-current px-1 font-mono text-xs pointer-coarse:hidden">
        {shortcut}
      </kbd>
    </Button>
  );
}
