interface Props {
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** A finger or a mouse has chosen: there is nothing else to do on this step. */
  readonly onTap: () => void;
  /** The fault of this answer, for a step that does not show it itself. */
  readonly fault?: string | undefined;
}

/** Long enough to see what was chosen. */
const PAUSE_MS = 220;

/** Large answers, one below the other. Arrow keys move between them without leaving the step. */
export function Choice({ name, options, onTap, fault }: Props) {
  return (
    <div className="grid gap-3">
      {options.map(({ value, label }) => (
        <label
          key={value}
          onPointerUp={() => {
            setTimeout(onTap, PAUSE_MS);
          }}
          className="flex min-h-14 cursor-pointer items-center gap-[14px] rounded-control border border-line bg-surface-1 px-[20px] py-3 font-semibold hyphens-auto text-text-strong has-checked:border-primary has-checked:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
        >
          <input type="radio" name={name} value={value} required className="size-[20px] shrink-0 accent-primary" />
          {label}
        </label>
      ))}
      {fault !== undefined && (
        <p role="alert" className="font-semibold text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
