import { type ReactNode } from 'react';

export interface Column<R> {
  readonly name: string;
  readonly cell: (row: R) => ReactNode;
  readonly isNumber?: boolean;
  /** Left out of a card on a phone until one asks for the rest of it. */
  readonly isFolded?: boolean;
}
