import { type ReactNode } from 'react';
import { Sheet } from './sheet';

interface Props {
  /** The id of its heading. */
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The ways on, one below the other. */
  readonly actions: ReactNode;
}

/** Asks before something is done: a heading, what it means, and the ways on. */
export function QuestionSheet({ id, title, onClose, children, actions }: Props) {
  return (
    <Sheet labelledBy={id} onClose={onClose}>
      <h2 id={id} className="text-title wrap-anywhere">
        {title}
      </h2>
      <div className="mt-3 grid gap-3">{children}</div>
      <div className="mt-6 grid gap-3">{actions}</div>
    </Sheet>
  );
}
