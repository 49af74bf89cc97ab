import { useEffect, useState } from 'react';
import { Sheet } from '../../../components/ui/sheet';
import { type Editor } from '../saving/use-editor';
import { promptField } from '../saving/values';
import { type EditorTexts } from '../texts';
import { AnswerForm } from './answer-form';
import { type Prompts } from './use-prompts';

interface Props {
  readonly texts: EditorTexts;
  /** The question to answer; empty until one is chosen. */
  readonly code: string;
  readonly editor: Editor;
  readonly prompts: Prompts;
  readonly onChoose: (code: string) => void;
  readonly onClose: () => void;
}

const TITLE = 'prompt-title';

const closeSheet = (): void => {
  document.getElementById(TITLE)?.closest('dialog')?.close();
};

/** One sheet for one question: choosing it, and writing the answer. */
export function PromptSheet({ texts, code, editor, prompts, onChoose, onClose }: Props) {
  const [isChoosing, setChoosing] = useState(code === '');
  useEffect(() => {
    // The button that led here is gone.
    if (isChoosing && document.activeElement === document.body) document.getElementById(TITLE)?.focus();
  }, [isChoosing]);
  const { prompts: own } = texts;
  const { value } = editor.field(promptField(code));
  const choose = (chosen: string): void => {
    if (code !== '' && chosen !== code) prompts.replace(code, chosen, value ?? '');
    setChoosing(false);
    onChoose(chosen);
  };
  return (
    <Sheet labelledBy={TITLE} onClose={onClose}>
      <h2 id={TITLE} tabIndex={-1} className="mb-5 text-title hyphens-auto outline-none">
        {isChoosing ? own.choose : own.questions[code]}
      </h2>
      {isChoosing ? (
        <Questions
          questions={own.asked.filter((one) => one === code || !prompts.codes.includes(one))}
          texts={own.questions}
          onChoose={choose}
        />
      ) : (
        <AnswerForm
          key={code}
          texts={texts}
          titleId={TITLE}
          field={editor.field(promptField(code))}
          onOther={() => {
            setChoosing(true);
          }}
          onRemove={() => {
            prompts.remove(code);
            closeSheet();
          }}
          onDone={closeSheet}
        />
      )}
    </Sheet>
  );
}

interface QuestionsProps {
  readonly questions: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
  readonly onChoose: (code: string) => void;
}

function Questions({ questions, texts, onChoose }: QuestionsProps) {
  return (
    <ul className="grid gap-2">
      {questions.map((code) => (
        <li key={code}>
          <button
            type="button"
            className="min-h-14 w-full rounded-control border border-line px-5 py-3 text-left font-semibold hyphens-auto text-text-strong hover:bg-surface-2"
            onClick={() => {
              onChoose(code);
            }}
          >
            {texts[code]}
          </button>
        </li>
      ))}
    </ul>
  );
}
