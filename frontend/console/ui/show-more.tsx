import { flushSync } from 'react-dom';
import { common } from '../texts/common';
import { Button } from './button';

interface Props {
  /** How many rows are left; undefined where the api alone knows. */
  readonly left: number | undefined;
  readonly onMore: () => void;
  /** The first of the rows that are shown next. */
  readonly next: () => HTMLElement | undefined;
}

/** Shows further rows on a phone, and leads to the first of them. */
export const ShowMore = ({ left, onMore, next }: Props) => (
  <p className="mt-3 sm:hidden">
    <Button
      className="w-full"
      onClick={() => {
        const row = next();
        flushSync(onMore);
        if (!row) return;
        row.tabIndex = -1;
        row.focus({ preventScroll: true });
      }}
    >
      {left === undefined ? common.show_more : common.show_more_of.replace('{left}', left.toLocaleString())}
    </Button>
  </p>
);
