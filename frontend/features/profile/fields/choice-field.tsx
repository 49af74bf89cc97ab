import { type Field } from '../saving/use-editor';
import { type ChoiceTexts, type SavingTexts } from '../texts';
import { SaveState } from './save-state';
import { ErrorState } from './error-state';

interface Props {
  readonly texts: ChoiceTexts;
  /** Said where nothing is chosen. */
  readonly hint?: string;
  readonly saving: SavingTexts;
  readonly field: Field<string | null>;
}

const OPTION =
  'flex min-h-12 grow cursor-pointer items-center justify-center rounded-pill border border-line px-4 py-2 text-center ' +
  'font-semibold text-text-strong has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary ' +
  'has-disabled:cursor-default has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus';

/** One of few, all in sight. */
export function ChoiceField({ texts, hint, saving, field }: Props) {
  const { value, progress } = field;
  const name = texts.field;
  const { offered } = texts;
  const options = texts.options.filter((option) => isOffered(option.value, offered, [value, field.saved]));
  return (
    <fieldset id={name} aria-describedby={`${name}-hint ${name}-fault`} className="scroll-mt-4">
      {/* A legend is laid out by itself: the state beside it lies in the same line. */}
      <legend className="float-left mb-2 font-semibold text-text-strong">{texts.label}</legend>
      <div className="mb-2 flex">
        <SaveState texts={saving} progress={progress} />
      </div>
      <p id={`${name}-hint`} className="mb-2 text-caption text-text-muted empty:hidden">
        {value === null && hint}
      </p>
      <div className="clear-both flex flex-wrap gap-2">
        {options.map(({ value: word, label }) => (
          <label key={word} className={OPTION}>
            <input
              type="radio"
              name={name}
              value={word}
              checked={value === word}
              disabled={value === undefined}
              className="sr-only"
              onChange={() => {
                field.change(word);
              }}
              onBlur={({ currentTarget, relatedTarget }) => {
                const goesOn = relatedTarget instanceof HTMLInputElement && relatedTarget.name === currentTarget.name;
                if (!goesOn) field.leave();
              }}
            />
            {label}
          </label>
        ))}
      </div>
      <ErrorState texts={saving} field={field} />
    </fieldset>
  );
}

/** What the member has chosen before stays in sight, so that it can be chosen again. */
const isOffered = (
  word: string,
  offered: readonly string[] | undefined,
  own: readonly (string | null | undefined)[],
): boolean => offered === undefined || offered.includes(word) || own.includes(word);
