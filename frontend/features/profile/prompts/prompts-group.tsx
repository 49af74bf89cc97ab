import { useEffect, useRef, useState } from 'react';
import { QUIET_BUTTON } from '../../../components/ui/button-link';
import { refusalText } from '../fields/error-state';
import { type Editor } from '../saving/use-editor';
import { promptField } from '../saving/values';
import { type EditorTexts } from '../texts';
import { PromptCard } from './prompt-card';
import { PromptSheet } from './prompt-sheet';
import { usePrompts } from './use-prompts';

interface Props {
  readonly texts: EditorTexts;
  readonly editor: Editor;
  /** Where the page says above what it is. */
  readonly isBare?: boolean;
}

const ADD = 'add-prompt';

/** What the member answered to questions, and a way to answer another one. */
export function PromptsGroup({ texts, editor, isBare = false }: Props) {
  const { prompts: own, saving } = texts;
  const prompts = usePrompts(editor);
  /** The question whose sheet is open; empty where none is chosen yet. */
  const [open, setOpen] = useState<string>();
  const close = (): void => {
    if (open !== undefined && open !== '') leave(editor, open);
    setOpen(undefined);
  };
  const last = useRef('');
  useEffect(() => {
    // What opened the sheet may be gone: the question was removed, or was the last that there is room for.
    if (open === undefined && last.current !== '' && document.activeElement === document.body) focusNear(last.current);
    last.current = open ?? '';
  }, [open]);
  return (
    <section id="prompts" className={isBare ? '' : 'mt-12 scroll-mt-4'}>
      {!isBare && (
        <div className="mb-5">
          <h2 className="text-title">{own.title}</h2>
          <p className="mt-1 text-caption text-text-muted">{own.hint}</p>
        </div>
      )}
      <ul className="grid gap-3 empty:hidden">
        {prompts.codes.map((code) => (
          <PromptCard
            key={code}
            texts={texts}
            code={code}
            field={editor.field(promptField(code))}
            prompts={prompts}
            isOpen={open === code}
            onOpen={() => {
              setOpen(code);
            }}
          />
        ))}
      </ul>
      <p role="alert" className="mt-3 font-semibold text-danger empty:hidden">
        {prompts.refusal && refusalText(prompts.refusal, undefined, saving)}
      </p>
      {prompts.hasRoom && (
        <button
          id={ADD}
          type="button"
          aria-haspopup="dialog"
          disabled={editor.profile === undefined}
          className={`${QUIET_BUTTON} mt-4 w-full gap-2 border-dashed`}
          onClick={() => {
            setOpen('');
          }}
        >
          <span aria-hidden="true">+</span>
          {own.add}
        </button>
      )}
      {open !== undefined && (
        <PromptSheet texts={texts} code={open} editor={editor} prompts={prompts} onChoose={setOpen} onClose={close} />
      )}
    </section>
  );
}

/** The card of the question, else the way to another one. */
function focusNear(code: string): void {
  const card = document.getElementById(promptField(code))?.querySelector('button');
  (card ?? document.getElementById(ADD))?.focus();
}

/** An answer without words is none: what was saved before stays. */
function leave({ field }: Editor, code: string): void {
  const { value, leave: done, discard } = field(promptField(code));
  if (value === '') discard();
  else done();
}
