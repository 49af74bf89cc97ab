import { INPUT } from '../../../components/ui/form-field';
import { countGraphemes } from '../../../../contract/text/graphemes';
import { tidyText } from '../../../../contract/text/plain-text';
import { type Field } from '../saving/use-editor';
import { PLACEHOLDER, type NoteTexts, type SavingTexts } from '../texts';
import { SaveState } from './save-state';
import { ErrorState } from './error-state';

interface Props {
  readonly texts: NoteTexts;
  readonly saving: SavingTexts;
  readonly field: Field<string | null>;
}

/** A text in the member's own words: it grows with what is written. */
export function NoteField({ texts, saving, field }: Props) {
  const { value = null, progress } = field;
  const name = texts.field;
  const text = value ?? '';
  const count = countGraphemes(tidyText(text));
  const over = count - texts.most;
  const number = new Intl.NumberFormat(saving.locale);
  return (
    <div id={name} className="scroll-mt-4">
      <div className="mb-1.5 flex items-baseline gap-4">
        <label htmlFor={`${name}-input`} className="font-semibold text-text-strong">
          {texts.label}
        </label>
        <SaveState texts={saving} progress={progress} />
      </div>
      <p id={`${name}-hint`} className="mb-2 text-caption text-text-muted">
        {texts.hint}
      </p>
      <div className="grid">
        {/* As high as the text, which the field lies over. */}
        <p
          aria-hidden="true"
          className={`${INPUT} invisible col-start-1 row-start-1 wrap-anywhere whitespace-pre-wrap`}
        >
          {`${text}\n `}
        </p>
        <textarea
          id={`${name}-input`}
          className={`${INPUT} col-start-1 row-start-1 min-h-32 resize-none overflow-hidden`}
          value={text}
          disabled={field.value === undefined}
          aria-invalid={progress?.name === 'refused' || over > 0 || undefined}
          aria-describedby={`${name}-hint ${name}-count ${name}-long ${name}-fault`}
          onChange={(event) => {
            field.change(event.target.value);
          }}
          onBlur={field.leave}
        />
      </div>
      <p id={`${name}-count`} className="mt-1 text-right text-caption text-text-muted tabular-nums">
        {texts.count.replace(PLACEHOLDER.number, number.format(count))}
      </p>
      <p id={`${name}-long`} role="alert" className="text-caption font-semibold text-danger">
        {over > 0 && texts.tooLong.replace(PLACEHOLDER.number, number.format(over))}
      </p>
      <ErrorState texts={saving} field={field} />
    </div>
  );
}
