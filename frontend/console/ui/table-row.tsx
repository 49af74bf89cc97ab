import { type ReactNode, useId, useState } from 'react';
import { common } from '../texts/common';
import { Chevron } from './chevron';
import { type Column } from './column';
import { Words } from './words';

/** A table from a tablet on, and cards on a phone. */
export const TABLE = {
  table: 'block sm:table',
  head: 'max-sm:sr-only',
  body: 'block sm:table-row-group',
  row: 'block px-3 py-2 sm:table-row sm:p-0',
  cell: 'flex py-1 sm:table-cell sm:px-2 sm:py-2 2xl:px-3',
  name: 'sm:hidden',
  value: 'max-sm:text-end',
  number: 'sm:text-end',
  none: 'max-sm:hidden',
};
type TableLook = typeof TABLE;

/** Two columns fit beside each other everywhere. */
export const PAIRS: TableLook = {
  table: 'table',
  head: '',
  body: 'table-row-group',
  row: 'table-row',
  cell: 'table-cell px-3 py-2',
  name: 'hidden',
  value: '',
  number: 'text-end',
  none: '',
};

/** Cards everywhere. */
export const CARDS: TableLook = {
  table: 'block',
  head: 'sr-only',
  body: 'block',
  row: 'grid gap-x-6 px-3 py-2 sm:grid-cols-3 sm:py-3',
  cell: 'flex py-1 sm:block',
  name: 'sm:block',
  value: 'max-sm:text-end',
  number: '',
  none: 'max-sm:hidden',
};

/** How cells say that a row has nothing there. */
const NONE: ReadonlySet<unknown> = new Set(['–', '', null, undefined]);

interface Props<R> {
  readonly row: R;
  readonly columns: readonly Column<R>[];
  readonly look: TableLook;
  /** Whether a phone shows it. */
  readonly isShown: boolean;
}

/** A card on a phone leaves out what the row does not have, and folds what one does not decide by. */
export function TableRow<R>({ row, columns, look, isShown }: Props<R>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const cells = columns.map(({ name, cell, isNumber, isFolded = false }) => {
    const value = cell(row);
    return { name, value, isNumber, isFolded: isFolded && look !== PAIRS, isNone: NONE.has(value) };
  });
  const hasMore = cells.some(({ isFolded, isNone }) => isFolded && !isNone);
  return (
    <tr className={`border-t border-line ${look.row} ${isShown ? '' : 'max-sm:hidden'}`}>
      {cells.map(({ name, value, isNumber, isFolded, isNone }, at) => {
        const isHead = hasMore && at === 0;
        const classes = [
          'gap-4 align-baseline',
          look.cell,
          isHead ? 'items-center' : 'items-baseline justify-between',
          isNumber ? `tabular-nums ${look.number}` : '',
          isNone ? look.none : '',
          isFolded && !isOpen ? 'max-sm:hidden' : '',
        ];
        return (
          <td key={name} className={classes.join(' ')}>
            <span aria-hidden className={`max-w-1/2 shrink-0 text-quiet sm:max-w-full ${look.name}`}>
              {name}
            </span>
            <span id={isHead ? `${id}-head` : undefined} className={`min-w-0 ${isHead ? '' : look.value}`}>
              {shown(value)}
            </span>
            {isHead && <More id={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
          </td>
        );
      })}
    </tr>
  );
}

interface MoreProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Its name ends with the row's own, so that a list of buttons tells them apart. */
const More = ({ id, isOpen, onToggle }: MoreProps) => (
  <button
    type="button"
    id={`${id}-more`}
    aria-label={common.more}
    aria-labelledby={`${id}-more ${id}-head`}
    aria-expanded={isOpen}
    onClick={onToggle}
    className="target ms-auto -me-2 inline-flex shrink-0 items-center justify-center rounded-md text-quiet hover:bg-hover sm:hidden"
  >
    <Chevron isUp={isOpen} />
  </button>
);

/** A text alone may be long, as an address is. */
const shown = (value: ReactNode): ReactNode => (typeof value === 'string' ? <Words>{value}</Words> : value);
