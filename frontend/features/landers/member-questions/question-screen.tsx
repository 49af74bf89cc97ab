import { type ReactNode, type RefObject } from 'react';
import { type Region } from './get-regions';
import { type QuestionTexts } from './question-texts';
import { type Answers, type Question, QUESTIONS } from './questions';
import { RegionAnswer } from './region-answer';

interface Props {
  readonly texts: QuestionTexts;
  readonly question: Question;
  readonly step: number;
  readonly answers: Answers;
  /** Undefined while the regions are being fetched. */
  readonly regions: readonly Region[] | undefined;
  readonly mark: ReactNode;
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly answer: (given: Answers) => void;
  readonly back: (() => void) | undefined;
}

const QUIET = 'min-h-11 px-1 font-semibold text-text-strong underline decoration-1 underline-offset-4';

export function QuestionScreen(props: Props) {
  const { texts, question, step, mark, title, answer, back } = props;
  const titles: Readonly<Record<Question, string>> = {
    looking_for: texts.lookingFor,
    ages: texts.ages,
    region: texts.place,
  };
  return (
    <div className="flex min-h-[calc(100svh-4rem)] flex-col gap-7 pt-2 pb-8 lg:mx-auto lg:min-h-[min(44rem,calc(100svh-4rem))] lg:max-w-[38rem] lg:justify-center">
      <div>
        <div className="flex gap-2" aria-hidden="true">
          {QUESTIONS.map((name, i) => (
            <span key={name} className={`h-1.5 flex-1 rounded-pill ${i <= step ? 'bg-primary' : 'bg-surface-3'}`} />
          ))}
        </div>
        <p className="mt-3 text-caption text-text-muted">{texts.progress.replace('{n}', String(step + 1))}</p>
      </div>
      <div className="flex flex-1 flex-col justify-center gap-6 lg:flex-none">
        <div aria-hidden="true">{mark}</div>
        <h1 ref={title} tabIndex={-1} className="text-heading outline-none">
          {titles[question]}
        </h1>
        <Choices {...props} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <button type="button" className={`${QUIET} ${back === undefined ? 'invisible' : ''}`} onClick={back}>
          {texts.back}
        </button>
        <button type="button" className={QUIET} onClick={() => answer({ [question]: null })}>
          {texts.skip}
        </button>
      </div>
      <p className="text-caption text-text-muted">{texts.kept}</p>
    </div>
  );
}

function Choices({ texts, question, answers, regions, answer }: Props) {
  switch (question) {
    case 'looking_for':
      return (
        <Choice
          label={texts.lookingFor}
          answers={texts.lookingForAnswers.map(({ value, label }) => ({ id: value, label }))}
          chosen={answers.looking_for ?? undefined}
          choose={(id) =>
            answer({ looking_for: texts.lookingForAnswers.find(({ value }) => value === id)?.value ?? null })
          }
        />
      );
    case 'ages':
      return (
        <Choice
          label={texts.ages}
          answers={texts.agesAnswers.map(({ value, label }) => ({ id: String(value.min), label }))}
          chosen={answers.ages == null ? undefined : String(answers.ages.min)}
          choose={(id) =>
            answer({ ages: texts.agesAnswers.find(({ value }) => String(value.min) === id)?.value ?? null })
          }
        />
      );
    case 'region':
      return <RegionAnswer texts={texts} regions={regions} chosen={answers.region ?? null} answer={answer} />;
  }
}

interface ChoiceProps {
  readonly label: string;
  readonly answers: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: string | undefined;
  readonly choose: (id: string) => void;
}

/** Large answers to tap: one tap answers and goes on. */
function Choice({ label, answers, chosen, choose }: ChoiceProps) {
  return (
    <ul aria-label={label} className="grid gap-3 sm:grid-cols-2">
      {answers.map(({ id, label: text }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={chosen === id}
            className="min-h-14 w-full rounded-control border-2 border-line bg-surface-1 px-5 py-3 text-start text-lead text-text-strong hover:border-primary hover:bg-surface-2 aria-pressed:border-primary"
            onClick={() => choose(id)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
