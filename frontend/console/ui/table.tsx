import { useRef } from 'react';
import { type Column } from './column';
import { ShowMore } from './show-more';
import { CARDS, PAIRS, TABLE, TableRow } from './table-row';
import { useCards } from './use-cards';
import { useShownRows } from './use-shown-rows';

export type { Column } from './column';

export interface TableProps<R> {
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
  /** Whether the api has further rows behind these. */
  readonly hasMore?: boolean;
}

/**
 * A table where its columns fit beside each other; elsewhere, as on a phone, each row is a card that names its values.
 * A phone shows the first rows, and the others once one asks for them.
 */
export function Table<R>({ caption, columns, rows, keyOf, hasMore = false }: TableProps<R>) {
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const { shown, showMore } = useShownRows(caption, rows.length);
  const whole = columns.length > 2 ? TABLE : PAIRS;
  const look = useCards(box, rows) ? CARDS : whole;
  return (
    // The columns do not widen what is around the table.
    <div ref={box} className="w-full min-w-0 contain-inline-size wrap-break-word">
      <table
        className={`w-full rounded-lg border border-line bg-panel ${look.table}`}
        data-folded={shown < rows.length ? '' : undefined}
      >
        <caption className="sr-only">{caption}</caption>
        <thead className={look.head}>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th
                key={name}
                scope="col"
                className={`px-3 py-2 align-bottom sm:px-2 2xl:px-3 font-semibold text-quiet ${isNumber ? 'text-end' : 'text-start'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} className={look.body}>
          {rows.map((row, at) => (
            <TableRow key={keyOf(row)} row={row} columns={columns} look={look} isShown={at < shown} />
          ))}
        </tbody>
      </table>
      {shown < rows.length && (
        <ShowMore
          left={hasMore ? undefined : rows.length - shown}
          onMore={showMore}
          next={() => body.current?.rows[shown]}
        />
      )}
    </div>
  );
}
