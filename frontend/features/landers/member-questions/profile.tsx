import { type ReactNode, type RefObject } from 'react';
import { Person } from '../member-teaser/person';
import { Portrait } from '../member-teaser/portrait';
import { type Teaser } from '../member-teaser/teaser';
import { type TeaserTexts } from '../member-teaser/teaser-texts';
import { type Region } from './get-regions';
import { type QuestionTexts } from './question-texts';
import { type Answers } from './questions';

interface Props {
  readonly texts: QuestionTexts;
  readonly person: TeaserTexts;
  readonly teaser: Teaser | undefined;
  readonly answers: Answers;
  readonly regions: readonly Region[];
  readonly art: ReactNode;
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly back: () => void;
  readonly children: ReactNode;
}

/** The profile that the visitor came for, and what they said themselves. It claims nothing about how both fit. */
export function Profile({ texts, person, teaser, answers, regions, art, title, back, children }: Props) {
  const said = [
    texts.lookingForAnswers.find(({ value }) => value === answers.looking_for)?.label,
    texts.agesAnswers.find(({ value }) => value.min === answers.ages?.min)?.label,
    regions.find(({ id }) => id === answers.region)?.name,
  ].filter((label) => label !== undefined);
  return (
    <div className="grid gap-7 pt-2 pb-12 lg:min-h-[min(44rem,calc(100svh-4rem))] lg:grid-cols-2 lg:items-center lg:gap-14 lg:py-10">
      <Portrait
        texts={person}
        teaser={teaser}
        art={art}
        className="aspect-[4/5] max-h-[40svh] min-h-64 w-full rounded-box sm:max-h-none sm:max-w-[26rem] lg:justify-self-end"
      >
        <div className="teaser-scrim absolute inset-x-0 bottom-0 px-5 pt-20 pb-5">
          <Person texts={person} teaser={teaser} as="p" className="text-title" />
        </div>
      </Portrait>
      <div className="flex flex-col gap-5">
        <h1 ref={title} tabIndex={-1} className="text-heading outline-none">
          {texts.done}
        </h1>
        {teaser?.about != null && (
          <p className="line-clamp-4 max-w-[44ch] text-lead whitespace-pre-line">{teaser.about}</p>
        )}
        {teaser?.fictional === true && (
          <p className="max-w-[46ch] border-l-4 border-line pl-4 text-caption">{person.fictional}</p>
        )}
        {said.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {said.map((label) => (
              <li key={label} className="rounded-pill bg-surface-2 px-4 py-2 text-caption text-text-strong">
                {label}
              </li>
            ))}
          </ul>
        )}
        <p className="text-caption text-text-muted">{texts.kept}</p>
        {children}
        <div>
          <button
            type="button"
            className="min-h-11 px-1 font-semibold text-text-strong underline decoration-1 underline-offset-4"
            onClick={back}
          >
            {texts.back}
          </button>
        </div>
      </div>
    </div>
  );
}
