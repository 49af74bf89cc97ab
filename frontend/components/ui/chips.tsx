const FEW = 8;

interface Props {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Joined by commas. */
  readonly chosen: string | undefined;
  readonly most?: number;
  /** The question already stands above, for sighted users; up to FEW answers are then shown large. */
  readonly isTitled?: boolean | undefined;
  readonly onChange: (chosen: string) => void;
}

/** Some of several; none means all of them. */
export function Chips({ name, label, options, chosen = '', most = options.length, isTitled = false, onChange }: Props) {
  const values = chosen === '' ? [] : chosen.split(',');
  const isLarge = isTitled && options.length <= FEW;
  return (
    <fieldset>
      <legend className={isTitled ? 'sr-only' : 'mb-2 font-semibold text-text-strong'}>{label}</legend>
      <div className={isLarge ? 'grid gap-3' : 'flex flex-wrap gap-2'}>
        {options.map(({ value, label: word }) => {
          const isOn = values.includes(value);
          return (
            <label
              key={value}
              className={`${isLarge ? 'min-h-14 rounded-control px-5 py-3' : 'min-h-11 rounded-pill px-4 py-1.5 text-caption'} flex cursor-pointer items-center border border-line font-semibold text-text-strong has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-disabled:cursor-default has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus`}
            >
              <input
                type="checkbox"
                name={name}
                value={value}
                checked={isOn}
                disabled={!isOn && values.length >= most}
                className="sr-only"
                onChange={() => {
                  onChange((isOn ? values.filter((one) => one !== value) : [...values, value]).join(','));
                }}
              />
              {word}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
