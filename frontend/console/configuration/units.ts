import { currencyDigits } from '../../../contract/payments/currency-digits';
import { currencyOf } from '../../../contract/payments/tender';
import { writeAmount } from '../ui/amount';
import { parsePath } from './paths';
import { bare, childOf, type FieldSchema } from './schema';
import { type Json, isList, isObject, type PathPart } from './values';

/** The unit that numbers have below a field: the names of its values may tell which currency. */
export interface Unit {
  readonly name: string;
  readonly currency: string | undefined;
}

/** How a stored integer is written: with decimals, and a sign beside it. */
export interface Notation {
  readonly digits: number;
  readonly sign: string;
  /** Without zeros that say nothing: 21 %, where a sum has 21.00. */
  readonly isShort: boolean;
}

/** The unit of a value: its own, or that of the field it lies in. */
export function unitOf(schema: FieldSchema, outer?: Unit): Unit | undefined {
  const name = schema['x-unit'];
  return name === undefined ? outer : { name, currency: schema['x-currency'] };
}

/** The unit of what a name leads to. */
export function unitBelow(unit: Unit | undefined, key: PathPart): Unit | undefined {
  if (unit?.currency === 'by currency') return { ...unit, currency: String(key) };
  if (unit?.currency === 'by country') return { ...unit, currency: currencyOf(String(key)) };
  return unit;
}

/** How numbers of a unit are written; undefined where they are written as they are stored. */
export function notationOf(unit: Unit | undefined): Notation | undefined {
  if (unit?.name === 'basis points') return { digits: 2, sign: '%', isShort: true };
  if (unit?.name !== 'minor units' || unit.currency === undefined || unit.currency.startsWith('by ')) return undefined;
  return { digits: currencyDigits(unit.currency), sign: unit.currency, isShort: false };
}

/** The unit to name above a field: none where a sign stands beside each number. */
export function unitName(schema: FieldSchema): string | undefined {
  const unit = unitOf(schema);
  return unit?.currency !== undefined || notationOf(unit) ? undefined : unit?.name;
}

/** The value of a path with its numbers as the fields show them, with their signs. */
export function writtenValue(root: FieldSchema, path: string | readonly PathPart[], value: Json): Json {
  const parts = typeof path === 'string' ? parsePath(path) : path;
  const { schema, unit } = lookAt(root, parts);
  return written(schema, unit, value);
}

/** The schema and the unit of a value that lies somewhere below another one. */
export function lookAt(root: FieldSchema, parts: readonly PathPart[]) {
  return parts.reduce<{ readonly schema: FieldSchema | undefined; readonly unit: Unit | undefined }>(
    ({ schema, unit }, part) => stepTo(schema, unit, part),
    { schema: root, unit: unitOf(root) },
  );
}

function stepTo(schema: FieldSchema | undefined, unit: Unit | undefined, part: PathPart) {
  const below = schema && childOf(schema, part);
  // A place in a list is no name of a value.
  const inner = schema && bare(schema).items ? unit : unitBelow(unit, part);
  return { schema: below, unit: below ? unitOf(below, inner) : inner };
}

function written(schema: FieldSchema | undefined, unit: Unit | undefined, value: Json): Json {
  if (typeof value === 'number') return numberText(value, unit) ?? value;
  const inner = (part: PathPart, one: Json): Json => {
    const { schema: below, unit: own } = stepTo(schema, unit, part);
    return written(below, own, one);
  };
  if (isList(value)) return value.map((one, index) => inner(index, one));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(key, one)]));
}

function numberText(value: number, unit: Unit | undefined): string | undefined {
  const notation = notationOf(unit);
  if (!notation || !Number.isInteger(value)) return undefined;
  const { digits, sign, isShort } = notation;
  return `${writeAmount(value, digits, isShort)}\u00A0${sign}`;
}
