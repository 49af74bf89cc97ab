import { amounts as texts } from '../texts/amounts';
import { readAmount, writeAmount } from '../ui/amount';
import { amountFaultText } from '../ui/money';
import { bare, type FieldSchema, isNullable, shapeOf } from './schema';
import { lookAt, type Notation, notationOf } from './units';
import { type Json, type PathPart, valueAt } from './values';

/** Says why an amount of the settings is refused, as its field shows it; undefined for a good one. A value that is text could not be read. */
export function amountFault(schema: FieldSchema, notation: Notation, value: Json | undefined): string | undefined {
  const { digits, isShort } = notation;
  if (typeof value === 'string') {
    const read = readAmount(value, digits);
    return amountFaultText('fault' in read ? read.fault : 'not_a_number', digits);
  }
  if (typeof value !== 'number') return undefined;
  const { minimum, maximum } = bare(schema);
  const text = (bound: number): string => `${writeAmount(bound, digits, isShort)} ${notation.sign}`;
  if (minimum !== undefined && value < minimum) return texts.too_small.replace('{least}', text(minimum));
  if (maximum !== undefined && value > maximum) return texts.too_big.replace('{most}', text(maximum));
  return undefined;
}

/** The same for what lies below a value; undefined for what is no amount, or a good one. */
export function amountFaultAt(
  root: FieldSchema,
  value: Json | undefined,
  parts: readonly PathPart[],
): string | undefined {
  const { schema, unit } = lookAt(root, parts);
  const notation = notationOf(unit);
  if (!schema || !notation || shapeOf(schema).kind !== 'number') return undefined;
  return amountFault(schema, notation, valueAt(value, parts));
}

/** The value that a typed text stands for. What cannot be read stays text, so that nothing that was typed is lost. */
export function amountIn(schema: FieldSchema, notation: Notation, typed: string): Json {
  if (typed === '' && isNullable(schema)) return null;
  const read = readAmount(typed, notation.digits);
  return 'value' in read ? read.value : typed;
}
