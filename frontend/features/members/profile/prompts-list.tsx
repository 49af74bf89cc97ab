import { PLACEHOLDER } from '../../../components/people/placeholder';
import { type Profile } from '../api/get-member';
import { type ProfileTexts } from './profile-texts';
import { ThingHeart } from './things/thing-heart';
import { type Things } from './things/use-things';

interface Props {
  readonly texts: Pick<ProfileTexts, 'questions' | 'thing'>;
  readonly prompts: Profile['prompts'];
  readonly things: Things;
}

/** What somebody answered, each under its question and with a heart of its own. */
export function PromptsList({ texts, prompts, things }: Props) {
  return prompts.map(({ code, answer }) => {
    const question = texts.questions[code];
    // The api may be newer than the page.
    if (question === undefined) return null;
    return (
      <section key={code} className="flex items-end gap-2 rounded-box bg-surface-2 py-4 pr-3 pl-5">
        <div className="min-w-0 grow">
          <h2 className="text-caption font-semibold text-text-muted">{question}</h2>
          <p className="mt-1 max-w-[40ch] text-lead font-semibold wrap-anywhere whitespace-pre-line text-text-strong">
            {answer}
          </p>
        </div>
        <ThingHeart
          things={things}
          thing={{ kind: 'answer', code, question, answer }}
          label={texts.thing.answerNamed.replace(PLACEHOLDER.question, question)}
          likedLabel={texts.thing.liked}
          className="-mb-1"
        />
      </section>
    );
  });
}
