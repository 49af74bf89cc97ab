import { useId } from 'react';
import { LABELLED_FACTS } from '../../../../contract/profile/fields';
import { type Profile } from '../api/get-member';
import { useInterests } from '../api/use-choices';
import { type ProfileTexts } from './profile-texts';

interface Props {
  readonly texts: Pick<ProfileTexts, 'fields' | 'words' | 'inCommon'>;
  readonly facts: Profile['facts'];
}

interface Chip {
  readonly key: string;
  readonly field: string;
  /** Undefined until it is known. */
  readonly text: string | undefined;
  readonly isShared: boolean;
}

/** The others have their label for readers alone. */
const isLabelled = (field: string): boolean => LABELLED_FACTS.some((one) => one === field);

/** The facts of a profile in one flow: what the reader has as well first, and marked; then in the brand's order. */
export function FactsList({ texts, facts }: Props) {
  const shared = useId();
  const chips = useChips({ texts, facts });
  const both = chips.filter(({ isShared }) => isShared);
  const others = chips.filter(({ isShared }) => !isShared);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {both.length > 0 && (
        <>
          <h2 id={shared} className="text-caption font-semibold text-text-strong">
            {texts.inCommon}
          </h2>
          <Flow labelledBy={shared} texts={texts} chips={both} />
        </>
      )}
      {others.length > 0 && <Flow texts={texts} chips={others} />}
    </div>
  );
}

function useChips({ texts, facts }: Props): readonly Chip[] {
  const interests = useInterests(facts.some(({ field }) => field === 'interests'));
  const areKnown = interests.length > 0;
  const textOf = (field: string, word: string): string | undefined =>
    field === 'interests' ? interests.find(({ key }) => key === word)?.name : texts.words[`${field}_${word}`];
  return (
    facts
      // The api may be newer than the page.
      .filter(({ field }) => texts.fields[field] !== undefined)
      .flatMap(({ field, words, shared }) =>
        words.map((word) => ({
          key: `${field}_${word}`,
          field,
          text: textOf(field, word),
          isShared: shared.includes(word),
        })),
      )
      .filter(({ field, text }) => text !== undefined || (field === 'interests' && !areKnown))
  );
}

interface FlowProps {
  readonly texts: Props['texts'];
  readonly chips: readonly Chip[];
  readonly labelledBy?: string;
}

function Flow({ texts, chips, labelledBy }: FlowProps) {
  return (
    <ul aria-labelledby={labelledBy} className="contents">
      {chips.map(({ key, field, text, isShared }) => (
        <li
          key={key}
          className={`flex min-h-9 min-w-16 items-center gap-1.5 rounded-pill border bg-surface-2 px-3 py-1 text-caption font-semibold text-text-strong ${isShared ? 'border-primary' : 'border-transparent'}`}
        >
          {isShared && <span aria-hidden="true">✓</span>}
          <span>
            <span className={isLabelled(field) ? 'font-normal text-text-muted' : 'sr-only'}>
              {texts.fields[field]}{' '}
            </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
