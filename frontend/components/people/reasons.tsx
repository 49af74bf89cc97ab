import { type ReasonTexts } from './reason-texts';
import { type Compared, reasonsOf } from './reasons-of';

interface Props {
  readonly texts: ReasonTexts;
  readonly person: Compared;
  readonly most?: number;
  readonly className: string;
}

/** One line of what the reader and somebody have in common, or nothing. */
export function Reasons({ texts, person, most = 2, className }: Props) {
  const reasons = reasonsOf(person, texts).slice(0, most);
  return reasons.length > 0 && <span className={`block ${className}`}>{reasons.join(' · ')}</span>;
}
