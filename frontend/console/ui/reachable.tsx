import { type ReactNode, useRef } from 'react';
import { Button } from './button';
import { useInSight } from './use-in-sight';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * The part that a screen is opened for. On a phone or a tablet it may lie below the text, and a bar at the bottom leads to it
 * while it is out of sight. The bar stays behind a keyboard, which leaves the room to the field that one types in.
 */
export function Reachable({ label, children }: Props) {
  const part = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(part);
  const lead = (): void => {
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView();
  };
  return (
    <div ref={part} role="group" aria-label={label} tabIndex={-1} className="scroll-mt-4 outline-none">
      {children}
      {isInSight === false && (
        <div
          data-bottom-bar
          className="fixed inset-x-0 bottom-[calc(44px+env(safe-area-inset-bottom))] z-5 border-t border-line bg-panel px-4 py-1 sm:start-44 sm:bottom-0 sm:pb-[max(0.25rem,env(safe-area-inset-bottom))] lg:hidden"
        >
          <Button look="main" className="w-full" onClick={lead}>
            {label}
          </Button>
        </div>
      )}
    </div>
  );
}
