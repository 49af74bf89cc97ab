import { useRef, useState } from 'react';
import { type ComplaintMacro, sendAnswer } from '../../api/complaints';
import { ConsoleProblem } from '../../api/problem';
import { Key } from '../../frame/key';
import { useKeys } from '../../frame/keys';
import { answering as texts } from '../../texts/complaints';
import { Button } from '../../ui/button';
import { useKeptDraft } from '../../ui/kept-draft';
import { languageName } from '../../ui/language-name';
import { Reachable } from '../../ui/reachable';
import { TextArea } from '../../ui/text-area';
import { useAct } from '../../ui/use-act';
import { Macros } from './macros';
import { type ThreadProps } from './thread-props';

/** The answer, kept until it is sent. The same words sent again after a lost connection are one answer. */
export function AnswerForm({ slug, thread, onChanged }: ThreadProps) {
  const form = useRef<HTMLFormElement>(null);
  const id = useRef(crypto.randomUUID());
  const [text, setText] = useKeptDraft(`complaint ${slug} ${thread.reference}`);
  /** Other words are another answer. */
  const change = (words: string): void => {
    id.current = crypto.randomUUID();
    setText(words);
  };
  const [closes, setCloses] = useState(true);
  const [macro, setMacro] = useState<ComplaintMacro['macro']>();
  const { isBusy, fault, onSubmit } = useAct(async () => {
    const seen = thread.messages.at(-1)?.id ?? null;
    try {
      await sendAnswer(slug, thread.reference, {
        ...{ id: id.current, text: text.trim(), seen, closes },
        ...(macro !== undefined && { macro }),
      });
    } catch (error) {
      if (error instanceof ConsoleProblem && error.code === 'complaint_moved_on') await onChanged('');
      throw error;
    }
    change('');
    setMacro(undefined);
    await onChanged(closes ? texts.sent_closed : texts.sent);
  });
  const focus = (): void => form.current?.querySelector('textarea')?.focus();
  useKeys([
    { keys: 'r', label: texts.focus, run: focus },
    { keys: 'mod+Enter', label: texts.send_key, run: () => form.current?.requestSubmit() },
  ]);
  if (thread.email === '') return <p>{texts.no_address}</p>;
  return (
    <Reachable label={texts.title}>
      <section className="grid gap-3 rounded-lg border border-line bg-panel p-4">
        <h2>{texts.title}</h2>
        <Macros
          slug={slug}
          thread={thread}
          onChosen={(chosen) => {
            change(text.trim() === '' ? chosen.text : `${text.trimEnd()}\n\n${chosen.text}`);
            setMacro(chosen.macro);
            focus();
          }}
        />
        <form ref={form} onSubmit={onSubmit} className="grid gap-3">
          <TextArea
            label={texts.label.replace('{language}', languageName(thread.language))}
            hint={texts.hint}
            lang={thread.language}
            rows={8}
            required
            maxLength={10_000}
            value={text}
            onChange={(event) => {
              change(event.target.value);
            }}
          />
          <label className="target inline-flex items-center gap-2 justify-self-start">
            <input
              type="checkbox"
              className="size-5"
              checked={closes}
              onChange={(event) => {
                setCloses(event.target.checked);
              }}
            />
            {texts.closes}
          </label>
          {fault !== undefined && (
            <p role="alert" className="text-danger">
              {fault}
            </p>
          )}
          <Button type="submit" look="main" aria-disabled={isBusy} className="justify-self-start">
            {texts.send} <Key of="mod+Enter" />
          </Button>
        </form>
      </section>
    </Reachable>
  );
}
