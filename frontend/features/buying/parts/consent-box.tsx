import { type RefObject } from 'react';

interface Props {
  readonly name?: string;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly fault: string | undefined;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** What the law wants said, such as the wish to begin at once: never ticked beforehand. */
export function ConsentBox({ name = 'begin_now', field, text, fault, isTicked, onTick }: Props) {
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer gap-3 text-caption text-text">
        <input
          ref={field}
          type="checkbox"
          name={name}
          checked={isTicked}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault === undefined ? undefined : `${name}-fault`}
          className="mt-0.5 size-6 shrink-0 accent-primary"
          onChange={({ target }) => {
            onTick(target.checked);
          }}
        />
        <span>{text}</span>
      </label>
      {fault !== undefined && (
        <p id={`${name}-fault`} className="mt-1 text-caption font-semibold text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
