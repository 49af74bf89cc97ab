import { QUIET_BUTTON } from '../../../components/ui/button-link';
import { ErrorState } from '../fields/error-state';
import { SaveState } from '../fields/save-state';
import { type Field } from '../saving/use-editor';
import { type EditorTexts } from '../texts';
import { QUESTION } from './prompt-texts';
import { type Prompts } from './use-prompts';

interface Props {
  readonly texts: Pick<EditorTexts, 'prompts' | 'saving'>;
  readonly code: string;
  readonly field: Field<string | null>;
  readonly prompts: Prompts;
  /** Its sheet is open, and tells what went wrong. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** A question and the member's answer, which a tap opens. */
export function PromptCard({ texts, code, field, prompts, isOpen, onOpen }: Props) {
  const { prompts: own, saving } = texts;
  const question = own.questions[code];
  const isAsked = question !== undefined && prompts.isAsked(code);
  const answer = (
    <>
      <span className="block text-caption text-text-muted">{question}</span>
      <span className="mt-1 block font-semibold wrap-anywhere whitespace-pre-line text-text-strong">
        {field.value === '' ? field.saved : field.value}
      </span>
    </>
  );
  return (
    <li id={field.name} className="scroll-mt-4 rounded-box bg-surface-2 p-4">
      <div className="relative flex items-center gap-2">
        {isAsked ? (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-describedby={`${field.name}-fault`}
            className="min-h-11 min-w-0 grow text-left after:absolute after:-inset-4 after:rounded-box"
            onClick={onOpen}
          >
            {answer}
          </button>
        ) : (
          <p className="min-w-0 grow">{answer}</p>
        )}
        {isAsked && prompts.canMove(code) && (
          <button
            type="button"
            aria-label={own.moveUp.replace(QUESTION, question)}
            className="relative -mr-2 grid size-11 shrink-0 place-items-center rounded-pill text-text-strong hover:bg-surface-3"
            onClick={() => {
              prompts.moveUp(code);
              document.getElementById(field.name)?.querySelector('button')?.focus({ preventScroll: true });
            }}
          >
            <svg viewBox="0 0 16 16" className="size-5 stroke-current" fill="none" strokeWidth="2" aria-hidden="true">
              <path d="M8 13V3M3.5 7.5L8 3l4.5 4.5" />
            </svg>
          </button>
        )}
      </div>
      <SaveState texts={saving} progress={field.progress} />
      {!isAsked && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="w-full text-caption">{own.notAsked}</p>
          <button
            type="button"
            className={QUIET_BUTTON}
            onClick={() => {
              prompts.remove(code);
            }}
          >
            {own.remove}
          </button>
        </div>
      )}
      {!isOpen && <ErrorState texts={saving} field={field} />}
    </li>
  );
}
