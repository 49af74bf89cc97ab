import { describedBy } from '../../components/ui/form-field';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly fault?: string | undefined;
}

/** One question that is answered by a tick; nobody has ticked it before. */
export function Check({ name, label, required = false, fault }: Props) {
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-4 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
        <input
          type="checkbox"
          name={name}
          value="yes"
          required={required}
          {...describedBy({ id: name, hint: undefined, fault })}
          className="mt-0.5 size-6 shrink-0 accent-primary"
        />
        <span>{label}</span>
      </label>
      {fault !== undefined && (
        <p id={`${name}-fault`} role="alert" className="mt-2 text-caption font-semibold text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
