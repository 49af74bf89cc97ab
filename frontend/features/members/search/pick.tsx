import { FormField, INPUT } from '../../../components/ui/form-field';

interface Props {
  readonly id: string;
  readonly label: string;
  /** The label of the empty choice; left out if one has to be chosen. */
  readonly any?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string | undefined;
  readonly onChange: (chosen: string) => void;
}

/** One of several. */
export function Pick({ id, label, any, options, chosen = '', onChange }: Props) {
  return (
    <FormField id={id} label={label}>
      <select
        id={id}
        className={INPUT}
        value={chosen}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map(({ value, label: word }) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </FormField>
  );
}
