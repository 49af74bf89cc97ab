import { type ComponentType } from 'react';
import { type FieldSchema } from '../schema';
import { type Unit } from '../units';
import { type Json } from '../values';

export interface ControlProps {
  readonly id: string;
  readonly schema: FieldSchema;
  /** Undefined where nothing is said. */
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly isDisabled: boolean;
  /** Parts of a value may be for operators alone. */
  readonly isOperator: boolean;
  /** The languages that the brand offers, which are asked for first. */
  readonly locales: readonly string[];
  readonly label: string;
  /** The unit of the field around it. */
  readonly unit?: Unit | undefined;
  readonly isFaulty?: boolean;
  readonly describedBy?: string | undefined;
  /** Keys of a map that lie below the brand: they can be changed and not taken away. */
  readonly fixedKeys?: ReadonlySet<string>;
}

/** Lists and maps draw what is in them by the same control: it is handed down to them. */
export interface OuterProps extends ControlProps {
  readonly Inner: ComponentType<ControlProps>;
}

/** Attributes of an input that let screen readers tell its name, its description and its faults. */
export function labelled({ id, isDisabled, isFaulty, describedBy }: ControlProps) {
  return {
    id,
    disabled: isDisabled,
    'aria-invalid': isFaulty === true,
    ...(describedBy !== undefined && describedBy !== '' && { 'aria-describedby': describedBy }),
  };
}
