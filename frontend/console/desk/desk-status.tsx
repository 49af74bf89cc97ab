import { desk as texts } from '../texts/desk';
import { problemText } from '../ui/problem-text';
import { type DeskState } from './desk';

/** Shows the state of the last decision, and how many still wait in the browser. */
export function DeskStatus({ state }: { readonly state: Pick<DeskState<unknown>, 'notice' | 'waiting' | 'done'> }) {
  const { notice, waiting, done } = state;
  const isFault = notice?.kind === 'failed';
  return (
    <div className="flex min-h-6 flex-wrap gap-x-4">
      <p role="status" className={`empty:-me-4 ${isFault ? 'text-danger' : ''}`}>
        {notice && (notice.kind === 'failed' ? problemText(notice.error) : texts[notice.kind])}
      </p>
      {done > 0 && (
        <p className="text-quiet tabular-nums">
          {done} {texts.decided}
          {waiting > 0 && `, ${waiting} ${texts.waiting}`}
        </p>
      )}
    </div>
  );
}
