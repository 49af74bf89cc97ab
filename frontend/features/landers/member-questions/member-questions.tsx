'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keepForSignUp } from '../member-teaser/handover';
import { TeaserGone } from '../member-teaser/teaser-gone';
import { type TeaserTexts } from '../member-teaser/teaser-texts';
import { useTeaser } from '../member-teaser/use-teaser';
import { getRegions, type Region } from './get-regions';
import { Profile } from './profile';
import { QuestionScreen } from './question-screen';
import { type QuestionTexts } from './question-texts';
import { type Answers, asHandover, QUESTIONS } from './questions';

interface Props {
  readonly texts: QuestionTexts;
  readonly person: TeaserTexts;
  readonly countries: readonly string[];
  readonly revision: number;
  readonly art: ReactNode;
  /** One for each question: apart, near, together. */
  readonly marks: readonly ReactNode[];
  /** The way on where the profile is gone. */
  readonly gone: ReactNode;
  readonly children: ReactNode;
}

/** Three questions, one a screen, then the profile. The answers wait in the browser for sign-up. */
export function MemberQuestions({ texts, person, countries, revision, art, marks, gone, children }: Props) {
  const { state, retry } = useTeaser();
  const [answers, setAnswers] = useState<Answers>({});
  const [step, setStep] = useState(0);
  const [regions, setRegions] = useState<readonly Region[]>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const asking = new AbortController();
    void getRegions(revision, countries, asking.signal).then((found) => {
      if (!asking.signal.aborted) setRegions(found);
    });
    return () => {
      asking.abort();
    };
  }, [revision, countries]);

  const goTo = (next: number) => {
    setStep(next);
    requestAnimationFrame(() => title.current?.focus());
  };
  const answer = (given: Answers) => {
    const all = { ...answers, ...given };
    setAnswers(all);
    keepForSignUp('answers', asHandover(all));
    // If no region can be offered, that question is skipped.
    const last = regions?.length === 0 ? QUESTIONS.length - 1 : QUESTIONS.length;
    goTo(step + 1 >= last ? QUESTIONS.length : step + 1);
  };

  if (state.name === 'absent' || (state.name === 'failed' && step === QUESTIONS.length)) {
    return (
      <TeaserGone texts={person} why={state.name} retry={retry} mark={marks[0]}>
        {gone}
      </TeaserGone>
    );
  }
  const question = QUESTIONS[step];
  return (
    <section aria-label={texts.region} className="needs-script frame">
      {question === undefined ? (
        <Profile
          texts={texts}
          person={person}
          teaser={state.name === 'shown' ? state.teaser : undefined}
          answers={answers}
          regions={regions ?? []}
          art={art}
          title={title}
          back={() => goTo(0)}
        >
          {children}
        </Profile>
      ) : (
        <QuestionScreen
          texts={texts}
          question={question}
          step={step}
          answers={answers}
          regions={regions}
          mark={marks[step]}
          title={title}
          answer={answer}
          back={step > 0 ? () => goTo(step - 1) : undefined}
        />
      )}
    </section>
  );
}
