import { complaints as texts } from '../../texts/complaints';
import { fromNow, isPast } from '../../ui/times';

/** Lateness is said, not only coloured. */
export function Due({ at }: { readonly at: string }) {
  if (!isPast(at)) return fromNow(at);
  return (
    <strong className="text-danger">
      {texts.late}, {fromNow(at)}
    </strong>
  );
}
