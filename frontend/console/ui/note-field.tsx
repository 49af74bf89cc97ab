import { useEffect, useId, useRef } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly isFocused?: boolean;
}

/** A few lines in one's own words. */
export function NoteField({ label, value, onChange, isFocused = false }: Props) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFocused) area.current?.focus();
  }, [isFocused]);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-quiet">
        {label}
      </label>
      <textarea
        ref={area}
        id={id}
        rows={3}
        maxLength={1000}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        className="w-full rounded-md border border-field bg-panel px-3 py-2 text-strong"
      />
    </div>
  );
}
