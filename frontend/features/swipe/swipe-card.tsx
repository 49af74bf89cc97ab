import { memo } from 'react';
import { type useGrip } from '../../components/deck/use-grip';
import { placeOf } from '../../components/people/place';
import { PLACEHOLDER } from '../../components/people/placeholder';
import { Portrait } from '../../components/people/portrait';
import { Reasons } from '../../components/people/reasons';
import { VerifiedSign } from '../../components/people/verified-mark';
import { FictionalChip } from '../../components/ui/fictional-chip';
import { PHOTO_SIZES } from '../../site/photo-sizes';
import { ROUTES } from '../../site/routes';
import { type Card } from './game/choices';
import { type SwipeTexts } from './swipe-texts';

interface Props {
  readonly texts: SwipeTexts;
  readonly card: Card;
  /** 0 on top; -1 while it flies. */
  readonly depth: number;
  readonly grip: ReturnType<typeof useGrip> | undefined;
}

/** Large enough to be taken by hand; a press opens the profile. */
export function SwipeCard({ texts, card, depth, grip }: Props) {
  return (
    <article data-card={card.id} data-depth={depth} inert={depth !== 0} className="deck-card" {...grip}>
      <CardFace texts={texts} card={card} />
    </article>
  );
}

/** Stays as it is while the card moves through the deck. */
const CardFace = memo(function CardFace({ texts, card }: Pick<Props, 'texts' | 'card'>) {
  const { id, name, age, fictional, online, main_image: photo, words, verified_at: verifiedAt } = card;
  const { locale, nameAge, photo: photoOf, online: isOnline, verified, icon, fictional: label } = texts.card;
  const place = placeOf(card, locale);
  return (
    <a
      href={`${ROUTES.members}/${id}`}
      draggable={false}
      className="relative isolate grid h-full overflow-hidden rounded-box border border-hairline bg-surface-3 text-text shadow-raised"
    >
      <Portrait
        person={card}
        photo={photo}
        alt={photoOf.replace(PLACEHOLDER.name, name)}
        locale={locale}
        sizes={PHOTO_SIZES.deck}
        isFirst
      />
      <span className="deck-stamp deck-yes" aria-hidden="true">
        {texts.like}
      </span>
      <span className="deck-stamp deck-no" aria-hidden="true">
        {texts.pass}
      </span>
      <span className="member-scrim relative grid content-end gap-1 self-end px-4 pt-6 pb-4 leading-tight">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="font-display text-title [font-weight:var(--display-weight)] text-text-strong">
            {nameAge.replace(PLACEHOLDER.name, name).replace(PLACEHOLDER.age, String(age))}
            {verifiedAt != null && <VerifiedSign label={verified} />}
            {online && (
              <span className="ml-2 inline-block size-2.5 rounded-pill bg-success align-middle">
                <span className="sr-only">{isOnline}</span>
              </span>
            )}
          </span>
          {fictional && <FictionalChip icon={icon} label={label} />}
        </span>
        {place !== '' && <span>{place}</span>}
        <Reasons texts={texts.reasons} person={card} most={1} className="line-clamp-2 leading-snug font-semibold" />
        {words !== null && <span className="line-clamp-2 leading-snug wrap-anywhere">{words}</span>}
      </span>
    </a>
  );
});
