import { type ReactNode } from 'react';

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

/** A table on a wide screen; on a phone each row is a card that names its values. */
export function Table<R>({ caption, columns, rows, keyOf }: TableProps<R>) {
  return (
    <table className="block w-full rounded-lg border border-line bg-panel sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map(({ name, isNumber }) => (
            <th
              key={name}
              scope="col"
              className={`px-3 py-2 font-semibold text-quiet whitespace-nowrap ${isNumber ? 'text-end' : 'text-start'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map((row) => (
          <tr key={keyOf(row)} className="block border-t border-line p-3 sm:table-row sm:p-0">
            {columns.map(({ name, cell, isNumber }) => (
              <td
                key={name}
                className={`flex items-baseline justify-between gap-4 py-1 align-baseline sm:table-cell sm:px-3 sm:py-2 ${isNumber ? 'tabular-nums sm:text-end' : ''}`}
              >
                <span aria-hidden className="max-w-1/2 shrink-0 text-quiet sm:hidden">
                  {name}
                </span>
                <span className="min-w-0 max-sm:text-end">{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
