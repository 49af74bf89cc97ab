import type { z } from 'zod';
import type { FieldError } from '../../../platform/http/problem';
import { knownKeys, schemaAt } from './fields';
import { nearest } from './nearest';
import { formatPath, isPlainObject } from './path';

type Issue = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields with names',
  record: 'names with values',
};

/** Every issue of zod as faults with a stable code and a sentence that says what to do. */
export function faultsOf(error: z.ZodError, input: unknown, root: z.ZodType): FieldError[] {
  return error.issues.flatMap((issue) => faultsOfIssue(issue, valueAt(input, issue.path), root));
}

function faultsOfIssue(issue: Issue, value: unknown, root: z.ZodType): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schemaAt(issue.path, root));
    return issue.keys.map((key) => ({
      path: formatPath([...issue.path, key]),
      code: 'unknown_key',
      message: unknownName(key, known),
    }));
  }
  const { code, message } = describe(issue, value);
  return [{ path: formatPath(issue.path), code, message }];
}

function describe(issue: Exclude<Issue, { code: 'unrecognized_keys' }>, value: unknown): Omit<FieldError, 'path'> {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? { code: 'required', message: `This is missing: give ${kind(issue.expected)}.` }
        : { code: 'wrong_type', message: `Give ${kind(issue.expected)}, not ${kindOf(value)}.` };
    case 'too_small':
      return { code: 'too_small', message: `${amount(issue.origin)} ${issue.minimum} or more.` };
    case 'too_big':
      return { code: 'too_big', message: `${amount(issue.origin)} ${issue.maximum} or fewer.` };
    case 'invalid_value':
      return value === undefined
        ? { code: 'required', message: `This is missing: ${oneOf(issue.values)}` }
        : {
            code: 'unknown_value',
            message: unknownName(typeof value === 'string' ? value : JSON.stringify(value), issue.values.map(String)),
          };
    case 'invalid_format':
      return { code: 'wrong_format', message: issue.message };
    default:
      return { code: 'invalid', message: issue.message };
  }
}

const kind = (expected: string) => KINDS[expected] ?? `a value of the kind ${expected}`;
const kindOf = (value: unknown) =>
  value === null ? 'nothing' : kind(Array.isArray(value) ? 'array' : Number.isNaN(value) ? 'text' : typeof value);

function amount(origin: string): string {
  if (origin === 'string') return 'Write characters:';
  if (origin === 'array') return 'List items:';
  return 'Give a number:';
}

function oneOf(values: readonly unknown[]): string {
  const names = values.map(String);
  return names.length <= 16 ? `use one of ${names.join(', ')}.` : 'use one of the known codes.';
}

/** "There is no nmae here. Did you mean name?" */
function unknownName(name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  const others = known.length <= 16 ? oneOf(known) : 'correct the name, or take it out.';
  const advice = meant === undefined ? others : `did you mean ${meant}?`;
  return `There is no ${JSON.stringify(name)} here: ${advice}`;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, part) => {
    if (Array.isArray(value)) return (value as readonly unknown[])[Number(part)];
    return isPlainObject(value) && Object.hasOwn(value, part) ? value[String(part)] : undefined;
  }, input);
}
