import { common } from '../texts/common';
import { TextArea } from './text-area';

interface Props {
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Asks why something is done. What is typed goes into the audit. */
export function ReasonField({ hint = common.reason_hint, value, onChange }: Props) {
  return (
    <TextArea
      label={common.reason}
      hint={hint}
      name="reason"
      required
      minLength={5}
      maxLength={500}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  );
}
