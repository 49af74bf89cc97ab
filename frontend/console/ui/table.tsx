import { type ReactNode, useRef } from 'react';
import { useCards } from './use-cards';

export interface Column<R> {
  readonly name: string;
  readonly cell: (row: R) => ReactNode;
  readonly isNumber?: boolean;
}

export interface TableProps<R> {
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
}

const TABLE = {
  table: 'block sm:table',
  head: 'max-sm:sr-only',
  body: 'block sm:table-row-group',
  row: 'block p-3 sm:table-row sm:p-0',
  cell: 'flex sm:table-cell sm:px-3 sm:py-2',
  name: 'sm:hidden',
  value: 'max-sm:text-end',
};
const CARDS: typeof TABLE = {
  table: 'block',
  head: 'sr-only',
  body: 'block',
  row: 'grid gap-x-6 p-3 sm:grid-cols-3',
  cell: 'flex sm:block',
  name: 'sm:block',
  value: 'max-sm:text-end',
};

/** A table where its columns fit beside each other; elsewhere, as on a phone, each row is a card that names its values. */
export function Table<R>({ caption, columns, rows, keyOf }: TableProps<R>) {
  const box = useRef<HTMLDivElement>(null);
  const look = useCards(box, rows) ? CARDS : TABLE;
  const isTable = look === TABLE;
  return (
    // The columns do not widen what is around the table.
    <div ref={box} className="w-full min-w-0 contain-inline-size wrap-break-word">
      <table className={`w-full rounded-lg border border-line bg-panel ${look.table}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className={look.head}>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th
                key={name}
                scope="col"
                className={`px-3 py-2 align-bottom font-semibold text-quiet ${isNumber ? 'text-end' : 'text-start'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={look.body}>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={`border-t border-line ${look.row}`}>
              {columns.map(({ name, cell, isNumber }) => (
                <td
                  key={name}
                  className={`items-baseline justify-between gap-4 py-1 align-baseline ${look.cell} ${isNumber ? 'tabular-nums' : ''} ${isNumber && isTable ? 'sm:text-end' : ''}`}
                >
                  <span aria-hidden className={`max-w-1/2 shrink-0 text-quiet sm:max-w-full ${look.name}`}>
                    {name}
                  </span>
                  <span className={`min-w-0 ${look.value}`}>{cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
