import { type ComponentProps } from 'react';
import { Key } from '../frame/key';
import { Button } from '../ui/button';

interface Props extends ComponentProps<typeof Button> {
  /** Its key, as the screen binds it. */
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
      <Key of={shortcut} />
    </Button>
  );
}
