import { useState } from 'react';
import { countGraphemes } from '../../../../../contract/text/graphemes';
import { tidyText } from '../../../../../contract/text/plain-text';
import { AbusiveSheet } from '../../../../components/careful/abusive-sheet';
import { useHurtingWords } from '../../../../components/careful/use-hurting-words';
import { PLACEHOLDER } from '../../../../components/people/placeholder';
import { Portrait } from '../../../../components/people/portrait';
import { BUTTON, ButtonLink, QUIET_BUTTON } from '../../../../components/ui/button-link';
import { INPUT } from '../../../../components/ui/form-field';
import { Sheet } from '../../../../components/ui/sheet';
import { createFormats } from '../../../../lib/i18n/formats';
import { useMember } from '../../../../lib/member';
import { useVisitor } from '../../../../lib/visitor';
import { ROUTES } from '../../../../site/routes';
import { type Profile } from '../../api/get-member';
import { NotGiven } from './not-given';
import { type Thing } from './thing';
import { type ThingTexts } from './thing-texts';
import { useLiking } from './use-liking';

interface Props {
  readonly texts: ThingTexts;
  /** Said of somebody invented, who never answers by themselves. */
  readonly warning: string;
  readonly person: Pick<Profile, 'id' | 'name' | 'fictional'>;
  readonly thing: Thing;
  readonly onLiked: (thing: Thing) => void;
  readonly onClose: () => void;
}

const TITLE = 'thing-title';
/** From here on it is said how much room is left. */
const NEAR_THE_END = 80;

/** What is liked, a comment for whoever wants to write one, and the like. */
export function ThingSheet({ texts, warning, person, thing, onLiked, onClose }: Props) {
  const { text, write, liking, give } = useLiking(person.id, thing, () => {
    onLiked(thing);
  });
  const hurts = useHurtingWords();
  const [isAsking, setAsking] = useState(false);
  const visitor = useVisitor();
  const member = useMember();
  const where = visitor?.country ?? member?.profile.country ?? '';
  const length = countGraphemes(tidyText(text));
  const left = texts.longest - length;
  const isOver = liking.name === 'sent' || liking.name === 'held';
  const giveNow = async (): Promise<void> => {
    setAsking(false);
    if (await give()) onClose();
  };
  if (isAsking)
    return (
      <AbusiveSheet
        texts={texts.abusive}
        name={person.name}
        onSend={() => void giveNow()}
        onClose={() => {
          setAsking(false);
        }}
      />
    );
  return (
    <Sheet labelledBy={TITLE} onClose={onClose}>
      <h2 id={TITLE} tabIndex={-1} className="mb-4 text-title outline-none">
        {thing.kind === 'photo' ? texts.photo : texts.answer}
      </h2>
      <Shown texts={texts} person={person} thing={thing} />
      {person.fictional && <p className="mt-4 border-l-4 border-line pl-4 text-caption">{warning}</p>}
      {isOver ? (
        <div className="mt-5 grid gap-4">
          <p role="status">{liking.name === 'held' ? texts.held : texts.sent}</p>
          <ButtonLink href={`${ROUTES.members}/${person.id}/chat`}>{texts.openChat}</ButtonLink>
          <button type="button" className={QUIET_BUTTON} onClick={onClose}>
            {texts.close}
          </button>
        </div>
      ) : (
        <form
          noValidate
          className="mt-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (left < 0) return;
            if (!person.fictional && hurts(text, texts.locale)) setAsking(true);
            else void giveNow();
          }}
        >
          <label htmlFor="thing-comment" className="font-semibold text-text-strong">
            {texts.comment}
          </label>
          <textarea
            id="thing-comment"
            rows={2}
            dir="auto"
            className={`${INPUT} mt-1.5 resize-none`}
            value={text}
            aria-invalid={left < 0 || undefined}
            aria-describedby="thing-room thing-costs"
            onChange={(event) => {
              write(event.target.value);
            }}
          />
          <p
            id="thing-room"
            aria-live="polite"
            className={`text-caption ${left < 0 ? 'font-semibold text-danger' : 'text-text-muted'}`}
          >
            {left < NEAR_THE_END &&
              (left < 0 ? texts.tooLong : texts.left).replace(
                PLACEHOLDER.number,
                createFormats(texts.locale).number(Math.abs(left)),
              )}
          </p>
          <p id="thing-costs" className="mt-1 text-caption text-text-muted">
            {texts.commentText.replace(PLACEHOLDER.name, person.name)}{' '}
            {texts.costs.byCountry[where] ?? texts.costs.plain}
          </p>
          <NotGiven texts={texts} name={person.name} liking={liking} />
          <button
            type="submit"
            className={`${BUTTON} mt-5 w-full`}
            aria-disabled={liking.name === 'sending' || left < 0}
          >
            {length > 0 ? texts.send : texts.like}
          </button>
        </form>
      )}
    </Sheet>
  );
}

function Shown({ texts, person, thing }: Pick<Props, 'texts' | 'person' | 'thing'>) {
  if (thing.kind === 'photo')
    return (
      <span className="relative block aspect-[4/5] h-40 overflow-hidden rounded-box bg-surface-3">
        <Portrait person={person} photo={thing.photo} alt="" locale={texts.locale} sizes="8rem" />
      </span>
    );
  return (
    <blockquote className="rounded-box bg-surface-2 px-5 py-4">
      <p className="text-caption font-semibold text-text-muted">{thing.question}</p>
      <p className="mt-1 font-semibold wrap-anywhere whitespace-pre-line text-text-strong">{thing.answer}</p>
    </blockquote>
  );
}
