import { minutesText } from '../../../lib/countdown';
import { HOLE } from '../check-texts';

interface Props {
  readonly text: string;
  /** Says that one minute is left. */
  readonly minute: string;
  readonly seconds: number;
  /** Shows the time alone. */
  readonly isShort?: boolean;
  readonly className?: string;
}

const LAST_MINUTE = 60;

/** The time that is left, for eyes each second, for ears once when the last minute begins. */
export function TimeLeft({ text, minute, seconds, isShort = false, className = '' }: Props) {
  return (
    <span className={className}>
      <span role="timer" className="text-caption font-semibold tabular-nums">
        {isShort && <span aria-hidden="true">{minutesText(seconds)}</span>}
        <span className={isShort ? 'sr-only' : ''}>{text.replace(HOLE.time, minutesText(seconds))}</span>
      </span>
      <span role="status" className="sr-only">
        {seconds > 0 && seconds <= LAST_MINUTE && minute}
      </span>
    </span>
  );
}
