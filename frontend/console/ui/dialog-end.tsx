import { common } from '../texts/common';
import { Button } from './button';

interface Props {
  /** What went wrong with the last try. */
  readonly fault: string | undefined;
  /** The words of the button that sends. */
  readonly send: string;
  readonly isOff: boolean;
  readonly onClose: () => void;
}

/** The end of a form in a dialog: what went wrong, the button that sends, and the one that closes. */
export function DialogEnd({ fault, send, isOff, onClose }: Props) {
  return (
    <>
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="main" disabled={isOff}>
          {send}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
    </>
  );
}
