import { Heart } from '../../../../components/likes/heart';
import { type Thing, nameOf } from './thing';
import { type Things } from './use-things';

interface Props {
  readonly things: Things;
  readonly thing: Thing;
  readonly label: string;
  /** Said as well where the member likes it. */
  readonly likedLabel: string;
  readonly className: string;
}

/** Opens the sheet for one photo or one answer. */
export function ThingHeart({ things, thing, label, likedLabel, className }: Props) {
  const { choose } = things;
  if (choose === undefined) return null;
  const isFull = things.isLiked(nameOf(thing));
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={isFull ? `${label}. ${likedLabel}` : label}
      className={`grid size-[44px] shrink-0 place-items-center rounded-pill ${className}`}
      onClick={() => {
        choose(thing);
      }}
    >
      <span className="grid size-10 place-items-center rounded-pill bg-surface-1 text-primary-text shadow-raised">
        <Heart isFull={isFull} />
      </span>
    </button>
  );
}
