import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tick } from '../../lib/haptics';
import { pressHeart, useLiked } from '../../lib/likes/hearts';
import { wantHeart } from '../../lib/likes/marks';
import { PLACEHOLDER } from '../people/placeholder';
import { BUTTON, QUIET_BUTTON } from '../ui/button-link';
import { Heart } from './heart';
import { type LikeTexts } from './like-texts';
import './like.css';

interface Props {
  readonly texts: LikeTexts;
  readonly person: { readonly id: number; readonly name: string };
}

const ON_CARD = 'absolute top-0 right-0 z-10 grid size-13 place-items-center rounded-pill';
const DISC = 'grid size-10 place-items-center rounded-pill bg-surface-1 text-primary-text shadow-raised';

const labelOf = ({ texts, person }: Props): string => texts.like.replace(PLACEHOLDER.name, person.name);

function useHeart(person: number) {
  const isLiked = useLiked(person) ?? false;
  const [isPopped, setPopped] = useState(false);
  useEffect(() => {
    wantHeart(person);
  }, [person]);
  const press = (): void => {
    setPopped(!isLiked);
    if (!isLiked) tick();
    pressHeart(person, !isLiked);
  };
  return { isLiked, pop: isPopped && isLiked ? 'like-popped' : '', press };
}

/** The person whose heart had the focus when it was taken away. */
let unfocused: number | undefined;

/** Keeps the focus on a heart whose card moves to another place of the list, which makes a new button. */
function useKeptFocus(person: number) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    if (unfocused === person && document.activeElement === document.body) current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === current) unfocused = person;
    };
  }, [person]);
  return button;
}

/** In the corner of a card, beside its link. */
export function CardLikeButton(props: Props) {
  const { isLiked, pop, press } = useHeart(props.person.id);
  const button = useKeptFocus(props.person.id);
  return (
    <button
      ref={button}
      type="button"
      data-heart={props.person.id}
      aria-pressed={isLiked}
      aria-label={labelOf(props)}
      className={ON_CARD}
      onClick={press}
    >
      <span className={DISC}>
        <Heart isFull={isLiked} className={`size-6 ${pop}`} />
      </span>
    </button>
  );
}

/** The same place for a visitor: the way in. */
export function CardLikeLink(props: Props) {
  return (
    <a href={props.texts.wayIn} aria-label={labelOf(props)} className={ON_CARD}>
      <span className={DISC}>
        <Heart isFull={false} />
      </span>
    </a>
  );
}

interface WideProps extends Props {
  readonly person: Props['person'] & { readonly likeable: boolean };
}

/**
 * Under the thumb on a profile: the verb, and the name for whoever hears it. Somebody who may not be liked has none, but for
 * taking back a like from before.
 */
export function WideLikeButton(props: WideProps) {
  const { texts, person } = props;
  const { isLiked, pop, press } = useHeart(person.id);
  if (!person.likeable && !isLiked) return null;
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={labelOf(props)}
      className={`${isLiked ? `${QUIET_BUTTON} bg-surface-1` : BUTTON} grow gap-2`}
      onClick={press}
    >
      <Heart isFull={isLiked} className={`size-6 ${isLiked ? 'text-primary-text' : ''} ${pop}`} />
      {texts.short}
    </button>
  );
}
