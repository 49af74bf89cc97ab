import { type Profile } from '../api/get-member';
import { type ProfileTexts } from './profile-texts';

interface Props {
  readonly texts: Pick<ProfileTexts, 'questions'>;
  readonly prompts: Profile['prompts'];
}

/** What somebody answered, each under its question. */
export function PromptsList({ texts, prompts }: Props) {
  return prompts.map(({ code, answer }) => {
    const question = texts.questions[code];
    // The api may be newer than the page.
    if (question === undefined) return null;
    return (
      <section key={code} className="rounded-box bg-surface-2 px-5 py-4">
        <h2 className="text-caption font-semibold text-text-muted">{question}</h2>
        <p className="mt-1 max-w-[40ch] text-lead font-semibold wrap-anywhere whitespace-pre-line text-text-strong">
          {answer}
        </p>
      </section>
    );
  });
}
