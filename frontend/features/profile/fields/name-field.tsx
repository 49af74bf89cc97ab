import { INPUT } from '../../../components/ui/form-field';
import { type Field } from '../saving/use-editor';
import { type SavingTexts } from '../texts';
import { SaveState } from './save-state';
import { ErrorState } from './error-state';

interface Props {
  readonly texts: { readonly label: string; readonly hint: string };
  readonly saving: SavingTexts;
  readonly field: Field<string | null>;
}

/** Sent when it is left: half a name is none. */
export function NameField({ texts, saving, field }: Props) {
  const { value, progress } = field;
  const isRefused = progress?.name === 'refused';
  return (
    <div id="name">
      <div className="mb-1.5 flex items-baseline gap-4">
        <label htmlFor="name-input" className="font-semibold text-text-strong">
          {texts.label}
        </label>
        <SaveState texts={saving} progress={progress} />
      </div>
      <p id="name-hint" className="mb-2 text-caption text-text-muted">
        {texts.hint}
      </p>
      <input
        id="name-input"
        className={INPUT}
        autoComplete="nickname"
        enterKeyHint="done"
        value={value ?? ''}
        disabled={value === undefined}
        aria-invalid={isRefused || undefined}
        aria-describedby="name-hint name-fault"
        onChange={(event) => {
          field.change(event.target.value);
        }}
        onBlur={field.leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') field.leave();
        }}
      />
      <ErrorState texts={saving} field={field} />
    </div>
  );
}
