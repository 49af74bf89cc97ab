import { PHOTO_SIZES } from '../../site/photo-sizes';
import { ROUTES } from '../../site/routes';
import { CardLikeButton, CardLikeLink } from '../likes/like-button';
import { FictionalChip } from '../ui/fictional-chip';
import { type Card } from './card';
import { type CardTexts } from './card-texts';
import { PLACEHOLDER } from './placeholder';
import { placeOf } from './place';
import { Portrait } from './portrait';
import { VerifiedSign } from './verified-mark';

interface Props {
  readonly texts: CardTexts;
  readonly card: Card;
  readonly isMember: boolean;
  /** The target of the card; by default, the profile as the search shows it. */
  readonly path?: string;
  /** The text in the card's corner; by default, whether somebody is new here. Null shows nothing. */
  readonly flag?: string | null;
  /** On the first screen. */
  readonly isFirst?: boolean;
}

/** The whole card is one link, with the like as a second stop. */
export function MemberCard({ texts, card, isMember, path, flag, isFirst = false }: Props) {
  const told = flag === undefined && card.is_new ? texts.isNew : flag;
  const { name, age, fictional, online, main_image: photo, words, verified_at: verifiedAt } = card;
  const nameAge = texts.nameAge.replace(PLACEHOLDER.name, name).replace(PLACEHOLDER.age, String(age));
  const place = placeOf(card, texts.locale);
  // A visitor is shown more of somebody invented than of a member.
  const profile = `${ROUTES.members}/${card.id}${!isMember && fictional ? '/landing' : ''}`;
  const LikeStop = isMember ? CardLikeButton : CardLikeLink;
  const link = (
    <a
      href={path ?? profile}
      className="@container relative isolate grid aspect-[4/5] min-h-full overflow-hidden rounded-box bg-surface-3 text-text outline-offset-2"
    >
      <Portrait
        person={card}
        photo={photo}
        alt={texts.photo.replace(PLACEHOLDER.name, name)}
        locale={texts.locale}
        sizes={PHOTO_SIZES.card}
        isFirst={isFirst}
      />
      {told != null && (
        <span className="absolute top-2 left-2 max-w-[calc(100%-3.5rem)] rounded-pill bg-secondary px-2 py-0.5 text-caption font-semibold text-on-secondary">
          {told}
        </span>
      )}
      <span className="member-scrim relative grid content-end gap-0.5 self-end px-3 pt-5 pb-3 leading-tight @max-[13rem]:px-2.5 @max-[13rem]:pb-2.5">
        <span className="font-display text-lead leading-tight [font-weight:var(--display-weight)] text-text-strong">
          {nameAge}
          {/* Both signs stay together where a name leaves no room for them. */}
          <span className="whitespace-nowrap">
            {verifiedAt != null && <VerifiedSign label={texts.verified} />}
            {online && (
              <span className="ml-2 inline-block size-2.5 rounded-pill bg-success align-middle">
                <span className="sr-only">{texts.online}</span>
              </span>
            )}
          </span>
        </span>
        {place !== '' && <span className="text-caption leading-tight">{place}</span>}
        {photo === null && words !== null && (
          <span className="mt-1 line-clamp-2 text-caption leading-snug wrap-anywhere">{words}</span>
        )}
        {fictional && (
          <span className="mt-1">
            <FictionalChip icon={texts.icon} label={texts.fictional} />
          </span>
        )}
      </span>
    </a>
  );
  return (
    <div className="relative h-full">
      {link}
      <LikeStop texts={texts.likes} person={card} />
    </div>
  );
}
