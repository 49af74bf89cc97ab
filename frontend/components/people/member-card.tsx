import { FictionalChip } from '../ui/fictional-chip';
import { ROUTES } from '../../site/routes';
import { distanceText } from './distance';
import { Portrait } from './portrait';
import { type Card } from './card';
import { HOLE } from './hole';
import { type CardTexts } from './card-texts';

interface Props {
  readonly texts: CardTexts;
  readonly card: Card;
  readonly isMember: boolean;
  /** On the first screen. */
  readonly isFirst?: boolean;
}

const SIZES = '(min-width: 75rem) 17rem, (min-width: 62rem) 22vw, (min-width: 48rem) 31vw, 48vw';

/** The whole card is one link. */
export function MemberCard({ texts, card, isMember, isFirst = false }: Props) {
  const { name, age, fictional, online, is_new: isNew, main_image: photo } = card;
  const nameAge = texts.nameAge.replace(HOLE.name, name).replace(HOLE.age, String(age));
  const place = [
    card.city ?? card.countryregion?.name ?? countryOf(card, texts.locale),
    card.distance_km !== null && distanceText(card.distance_km, texts.locale),
  ].filter((part) => typeof part === 'string');
  // A visitor is shown more of somebody invented than of a member.
  const path = `${ROUTES.members}/${card.id}${!isMember && fictional ? '/landing' : ''}`;
  return (
    <a
      href={path}
      className="relative isolate grid aspect-[4/5] min-h-full overflow-hidden rounded-box bg-surface-3 text-text outline-offset-2"
    >
      <Portrait
        person={card}
        photo={photo}
        alt={texts.photo.replace(HOLE.name, name)}
        locale={texts.locale}
        sizes={SIZES}
        isFirst={isFirst}
      />
      {isNew && (
        <span className="absolute top-2 left-2 rounded-pill bg-secondary px-2.5 py-0.5 text-caption font-semibold text-on-secondary">
          {texts.isNew}
        </span>
      )}
      <span className="member-scrim relative grid content-end gap-0.5 self-end px-3 pt-5 pb-3 leading-tight">
        <span className="font-display text-lead leading-tight [font-weight:var(--display-weight)] text-text-strong">
          {nameAge}
          {online && (
            <span className="ml-2 inline-block size-2.5 rounded-pill bg-success align-middle">
              <span className="sr-only">{texts.online}</span>
            </span>
          )}
        </span>
        {place.length > 0 && <span className="text-caption leading-tight">{place.join(' · ')}</span>}
        {fictional && (
          <span className="mt-1">
            <FictionalChip icon={texts.icon} label={texts.fictional} />
          </span>
        )}
      </span>
    </a>
  );
}

function countryOf({ country }: Card, locale: string): string | undefined {
  return country === null ? undefined : new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(country);
}
