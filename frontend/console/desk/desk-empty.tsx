import { isUnanswered } from '../api/unanswered';
import { common } from '../texts/common';
import { desk as texts } from '../texts/desk';
import { Button } from '../ui/button';
import { problemText } from '../ui/problem-text';
import { type DeskState } from './desk';

interface Props {
  readonly state: Pick<DeskState<unknown>, 'isLoaded' | 'fault'>;
  readonly onRetry: () => Promise<void>;
}

/** Why nothing is there to decide about. That nobody answers is said over every screen, and `useDesk` asks again. */
export function DeskEmpty({ state: { isLoaded, fault }, onRetry }: Props) {
  if (fault === undefined || isUnanswered(fault)) {
    return <p role="status">{isLoaded && fault === undefined ? texts.nothing : common.loading}</p>;
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">{problemText(fault)}</p>
      <Button onClick={() => void onRetry()}>{common.retry}</Button>
    </div>
  );
}
