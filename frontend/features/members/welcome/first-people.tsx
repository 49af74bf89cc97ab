import { type Card } from '../../../components/people/card';
import { openersFor } from '../../../components/openers/openers';
import { placeOf } from '../../../components/people/place';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { Portrait } from '../../../components/people/portrait';
import { FictionalChip } from '../../../components/ui/fictional-chip';
import { QUIET_BUTTON } from '../../../components/ui/button-link';
import { keepOpening } from '../../../lib/openings';
import { ROUTES } from '../../../site/routes';
import { type MatchesTexts } from './matches-texts';

/** A few people, each with a first sentence that is one tap away from being written, and none from being sent. */
export function FirstPeople({ texts, cards }: { readonly texts: MatchesTexts; readonly cards: readonly Card[] }) {
  const { card: own } = texts;
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {cards.map((card) => {
        const { id, name, age, words, fictional } = card;
        const [opener] = openersFor(card, texts.openers);
        return (
          <li key={id} className="grid content-start gap-3 rounded-box border border-hairline p-3">
            <a href={`${ROUTES.members}/${id}`} className="flex items-center gap-4 rounded-control text-text">
              <span className="relative isolate block size-24 shrink-0 overflow-hidden rounded-box bg-surface-3">
                <Portrait
                  person={card}
                  photo={card.main_image}
                  alt={own.photo.replace(PLACEHOLDER.name, name)}
                  locale={own.locale}
                  sizes="6rem"
                  isFirst
                />
              </span>
              <span className="grid min-w-0 gap-1">
                <span className="text-lead leading-tight font-semibold wrap-anywhere text-text-strong">
                  {own.nameAge.replace(PLACEHOLDER.name, name).replace(PLACEHOLDER.age, String(age))}
                </span>
                <span className="text-caption text-text-muted">{placeOf(card, own.locale)}</span>
                {fictional && (
                  <span className="@container leading-none">
                    <FictionalChip icon={own.icon} label={own.fictional} />
                  </span>
                )}
                {words !== null && <span className="line-clamp-2 text-caption wrap-anywhere">{words}</span>}
              </span>
            </a>
            {opener !== undefined && !fictional && (
              <a
                href={`${ROUTES.members}/${id}/chat`}
                className={`${QUIET_BUTTON} h-auto! justify-start py-2 text-left text-balance`}
                aria-label={`${texts.write.replace(PLACEHOLDER.name, name)}: ${opener}`}
                onClick={() => {
                  keepOpening(id, opener);
                }}
              >
                {opener}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
