import { common } from '../texts/common';
import { fromNow, isPast } from './times';

/** Lateness is said, not only coloured. */
export function Due({ at }: { readonly at: string }) {
  if (!isPast(at)) return fromNow(at);
  return (
    <strong className="text-danger">
      {common.late}, {fromNow(at)}
    </strong>
  );
}
