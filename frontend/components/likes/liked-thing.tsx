import { type components } from '../../lib/api/schema';
import { PLACEHOLDER } from '../people/placeholder';
import { Portrait } from '../people/portrait';
import { type LikedThingTexts } from './liked-thing-texts';

interface Props {
  readonly texts: LikedThingTexts;
  readonly person: { readonly id: number; readonly name: string };
  readonly thing: components['schemas']['LikedThing'];
  readonly className: string;
}

/** What of the reader's own profile somebody likes. */
export function LikedThing({ texts, person, thing: { photo, prompt }, className }: Props) {
  const question = prompt === null ? undefined : texts.questions[prompt];
  // The brand does not ask it any more.
  if (prompt !== null && question === undefined) return null;
  return (
    <p className={`flex items-center gap-3 ${className}`}>
      {photo && (
        <span className="relative block size-11 shrink-0 overflow-hidden rounded-control">
          <Portrait person={person} photo={photo} alt="" locale={texts.locale} sizes="44px" />
        </span>
      )}
      <span className="min-w-0 wrap-anywhere">
        {question === undefined ? texts.photo : texts.answer.replace(PLACEHOLDER.question, question)}
      </span>
    </p>
  );
}
