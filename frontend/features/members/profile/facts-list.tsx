import { type Profile } from '../api/get-member';
import { useInterests } from '../api/use-choices';
import { type ProfileTexts } from './profile-texts';

interface Props {
  readonly texts: ProfileTexts;
  readonly facts: Profile['facts'];
}

/** Lists the facts of a profile, in the brand's order. */
export function FactsList({ texts, facts }: Props) {
  const interests = useInterests(facts.some(({ field }) => field === 'interests'));
  const wordOf = (field: string, word: string): string | undefined =>
    field === 'interests' ? interests.find(({ key }) => key === word)?.name : texts.words[`${field}_${word}`];
  // The api may be newer than the page.
  const isKnown = ({ field }: { readonly field: string }): boolean => texts.fields[field] !== undefined;
  return (
    <dl className="grid gap-4">
      {facts.filter(isKnown).map(({ field, words }) => (
        <div key={field}>
          <dt className="mb-1.5 text-caption text-text-muted">{texts.fields[field]}</dt>
          <dd className="flex min-h-9 flex-wrap gap-2">
            {words.map((word) => {
              const text = wordOf(field, word);
              return (
                text !== undefined && (
                  <span key={word} className="rounded-pill bg-surface-2 px-3.5 py-1 font-semibold text-text-strong">
                    {text}
                  </span>
                )
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
