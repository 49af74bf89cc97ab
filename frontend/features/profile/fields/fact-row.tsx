import { type Field } from '../saving/use-editor';
import { type ChoiceTexts, type EditorTexts } from '../texts';
import { Row } from './row';
import { ErrorState } from './error-state';

interface Props {
  readonly texts: Pick<EditorTexts, 'saving' | 'untold' | 'clear' | 'done'>;
  readonly choice: ChoiceTexts;
  readonly field: Field<string | null>;
}

const ANSWER =
  'flex min-h-14 cursor-pointer items-center gap-4 rounded-control border border-line px-5 py-3 font-semibold ' +
  'text-text-strong has-checked:border-primary has-checked:bg-surface-2 has-focus-visible:outline-3 ' +
  'has-focus-visible:outline-offset-3 has-focus-visible:outline-focus';

/** Long enough to see what was chosen. */
const PAUSE_MS = 220;

/** One of a closed list, or nothing. A tap chooses and closes; arrow keys choose. */
export function FactRow({ texts, choice: { label, options }, field }: Props) {
  const { name, value, progress } = field;
  const told = options.find((option) => option.value === value)?.label;
  return (
    <Row
      name={name}
      label={label}
      value={value === undefined ? undefined : (told ?? texts.untold)}
      isTold={told !== undefined}
      done={texts.done}
      saving={texts.saving}
      progress={progress}
      below={<ErrorState texts={texts.saving} field={field} />}
      onClose={field.leave}
    >
      {(close) => (
        <div role="radiogroup" aria-labelledby={`${name}-title`} className="grid gap-3">
          {[...options, { value: '', label: texts.clear }].map(({ value: word, label: answer }) => (
            <label key={word} className={ANSWER} onPointerUp={() => setTimeout(close, PAUSE_MS)}>
              <input
                type="radio"
                name={`${name}-answer`}
                checked={(value ?? '') === word}
                className="size-5 shrink-0 accent-primary"
                onChange={() => {
                  field.change(word === '' ? null : word);
                }}
              />
              {answer}
            </label>
          ))}
        </div>
      )}
    </Row>
  );
}
