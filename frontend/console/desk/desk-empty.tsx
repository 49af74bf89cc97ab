import { common } from '../texts/common';
import { desk as texts } from '../texts/desk';
import { Button } from '../ui/button';
import { problemText } from '../ui/problem-text';
import { type DeskState } from './desk';

interface Props {
  readonly state: Pick<DeskState<unknown>, 'isLoaded' | 'fault'>;
  readonly onRetry: () => Promise<void>;
}

/** Why nothing is there to decide about. */
export function DeskEmpty({ state: { isLoaded, fault }, onRetry }: Props) {
  if (fault === undefined) return <p role="status">{isLoaded ? texts.nothing : common.loading}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">{problemText(fault)}</p>
      <Button onClick={() => void onRetry()}>{common.retry}</Button>
    </div>
  );
}
