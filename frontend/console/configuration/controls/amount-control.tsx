import { useState } from 'react';
import { AmountInput } from '../../ui/amount-field';
import { writeAmount } from '../../ui/amount';
import { amountFault, amountIn } from '../amount-faults';
import { type Notation } from '../units';
import { type Json, isSame } from '../values';
import { type ControlProps, labelled } from './control-props';

/** A sum or a rate as people write it, over the integer that is stored. The text stays as typed while it means the same. */
export function AmountControl({ notation, ...props }: ControlProps & { readonly notation: Notation }) {
  const { id, schema, value, onChange, isFaulty, describedBy } = props;
  const [typed, setTyped] = useState<string>();
  const isKept = typed !== undefined && isSame(amountIn(schema, notation, typed), value ?? null);
  const fault = amountFault(schema, notation, value);
  const described = [describedBy, fault !== undefined && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <span className="grid gap-1">
      <AmountInput
        {...labelled({ ...props, isFaulty: isFaulty === true || fault !== undefined, describedBy: described })}
        sign={notation.sign}
        value={isKept ? typed : shownText(value, notation)}
        onChange={(text) => {
          setTyped(text);
          onChange(amountIn(schema, notation, text));
        }}
      />
      {fault !== undefined && (
        <span id={`${id}-fault`} role="alert" className="text-danger">
          {fault}
        </span>
      )}
    </span>
  );
}

function shownText(value: Json | undefined, { digits, isShort }: Notation): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? writeAmount(value, digits, isShort) : '';
}
