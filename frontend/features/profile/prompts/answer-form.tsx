import { useEffect, useRef } from 'react';
import { ANSWER_LENGTH } from '../../../../contract/profile/prompts';
import { countGraphemes } from '../../../../contract/text/graphemes';
import { tidyText } from '../../../../contract/text/plain-text';
import { BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { INPUT } from '../../../components/ui/form-field';
import { ErrorState } from '../fields/error-state';
import { SaveState } from '../fields/save-state';
import { type Field } from '../saving/use-editor';
import { type EditorTexts } from '../texts';
import { NUMBER } from './prompt-texts';

interface Props {
  readonly texts: EditorTexts;
  readonly titleId: string;
  readonly field: Field<string | null>;
  readonly onOther: () => void;
  readonly onRemove: () => void;
  readonly onDone: () => void;
}

/** A few words to the question above, saved by themselves. */
export function AnswerForm({ texts, titleId, field, onOther, onRemove, onDone }: Props) {
  const { prompts: own, saving } = texts;
  const { name, value, saved, progress } = field;
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const text = input.current;
    text?.focus();
    text?.setSelectionRange(text.value.length, text.value.length);
  }, []);
  const text = value ?? '';
  const count = countGraphemes(tidyText(text));
  const over = count - ANSWER_LENGTH;
  const number = new Intl.NumberFormat(saving.locale);
  const isKept = saved !== undefined && saved !== null;
  return (
    <>
      <div className="mb-1.5 flex items-baseline gap-4">
        <label id={`${name}-label`} htmlFor={`${name}-input`} className="font-semibold text-text-strong">
          {own.answer}
        </label>
        <SaveState texts={saving} progress={progress} />
      </div>
      <textarea
        ref={input}
        id={`${name}-input`}
        rows={4}
        className={`${INPUT} resize-none`}
        value={text}
        aria-labelledby={`${titleId} ${name}-label`}
        aria-invalid={progress?.name === 'refused' || over > 0 || undefined}
        aria-describedby={`${name}-count ${name}-long ${name}-fault`}
        onChange={(event) => {
          field.change(event.target.value);
        }}
        onBlur={field.leave}
      />
      <p id={`${name}-count`} className="mt-1 text-right text-caption text-text-muted tabular-nums">
        {own.count.replace(NUMBER, number.format(count))}
      </p>
      <p id={`${name}-long`} role="alert" className="text-caption font-semibold text-danger">
        {over > 0 && own.tooLong.replace(NUMBER, number.format(over))}
        {over <= 0 && count === 0 && isKept && own.writeFirst}
      </p>
      <ErrorState texts={saving} field={field} />
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className={`${QUIET_BUTTON} grow`} onClick={onOther}>
          {own.other}
        </button>
        {(isKept || text !== '') && (
          <button type="button" className={`${QUIET_BUTTON} grow`} onClick={onRemove}>
            {own.remove}
          </button>
        )}
      </div>
      <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 border-t border-hairline bg-surface-1 px-6 pt-3 pb-6 md:-bottom-8 md:-mx-8 md:-mb-8 md:px-8 md:pb-8">
        <button type="button" className={`${BUTTON} w-full`} onClick={onDone}>
          {own.done}
        </button>
      </div>
    </>
  );
}
