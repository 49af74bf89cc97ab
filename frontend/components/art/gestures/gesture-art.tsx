import { type Gesture } from '../../../../contract/profile/photo-check';
import { Drawing } from '../drawing';
import { GESTURES } from './drawings';

interface Props {
  readonly gesture: Gesture;
  readonly className: string;
}

/** Somebody who makes a gesture, as a mirror shows it. What to do is said beside it. */
export const GestureArt = ({ gesture, className }: Props) => (
  <Drawing svg={GESTURES[gesture]} size="size-full" className={className} />
);
