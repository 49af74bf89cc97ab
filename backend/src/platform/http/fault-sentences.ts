import { type ValidationError, getMetadataStorage } from 'class-validator';

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];
interface Range {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}
type Describe = (rule: Rule | undefined, rules: readonly Rule[]) => string;

const MOST_LISTED = 16;
export const NO_OBJECT = 'Send an object with named fields.';

// Decorators for nested objects name no check of their own.
const nameOf = ({ name, type }: { readonly name?: string | undefined; readonly type: string }): string => name ?? type;
// Checks without bounds have no list of them, whatever the type says.
const boundsOf = (rule: Rule | undefined): readonly unknown[] =>
  (rule?.constraints as readonly unknown[] | undefined) ?? [];
const firstOf = (rules: readonly Rule[], name: string): unknown =>
  boundsOf(rules.find((rule) => nameOf(rule) === name))[0];
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function lengthOf(rule: Rule): Range | undefined {
  const [first, second] = boundsOf(rule);
  switch (nameOf(rule)) {
    case 'isLength':
    case 'graphemeLength':
      return { min: numberOf(first), max: numberOf(second) };
    case 'minLength':
      return { min: numberOf(first) };
    case 'maxLength':
      return { max: numberOf(first) };
    default:
      return undefined;
  }
}

function span({ min = 0, max }: Range, of: string): string {
  if (max === undefined) return min > 0 ? ` of at least ${min} ${of}` : '';
  if (min === max) return ` of ${max} ${of}`;
  return min > 0 ? ` of ${min} to ${max} ${of}` : ` of at most ${max} ${of}`;
}

const text: Describe = (rule, rules) => {
  const own = rule && lengthOf(rule);
  const length = own ?? rules.map(lengthOf).find((range) => range !== undefined);
  return `Enter text${span(length ?? {}, 'characters')}.`;
};

const number: Describe = (_, rules) => {
  const kind = rules.some((rule) => nameOf(rule) === 'isInt') ? 'a whole number' : 'a number';
  const min = numberOf(firstOf(rules, 'min'));
  const max = numberOf(firstOf(rules, 'max'));
  if (min !== undefined && max !== undefined) return `Enter ${kind} from ${min} to ${max}.`;
  if (min !== undefined) return `Enter ${kind} of ${min} or more.`;
  return max === undefined ? `Enter ${kind}.` : `Enter ${kind} of ${max} or less.`;
};

const list: Describe = (_, rules) => {
  const range = { min: numberOf(firstOf(rules, 'arrayMinSize')), max: numberOf(firstOf(rules, 'arrayMaxSize')) };
  return `Send a list${span(range, range.max === 1 ? 'item' : 'items')}.`;
};

const choice: Describe = (rule) => {
  const [values] = boundsOf(rule) as readonly [readonly unknown[]];
  return values.length <= MOST_LISTED
    ? `Choose one of: ${values.map(String).join(', ')}.`
    : 'Choose one of the known codes.';
};

const always = (sentence: string) => (): string => sentence;

/** The sentence that describes a failure, for each class-validator check that request classes use. */
const SENTENCES: Readonly<Record<string, Describe>> = {
  isString: text,
  isLength: text,
  minLength: text,
  maxLength: text,
  graphemeLength: text,
  isInt: number,
  isNumber: number,
  min: number,
  max: number,
  isArray: list,
  arrayMinSize: list,
  arrayMaxSize: list,
  arrayUnique: always('List each item only once.'),
  isIn: choice,
  isBoolean: always('Send true or false.'),
  isObject: always(NO_OBJECT),
  nestedValidation: always(NO_OBJECT),
  isEmail: always('Enter an email address like name@example.com.'),
  isUuid: always('Enter a UUID like 1b4e28ba-2fa1-41d2-883f-0016d3cca427.'),
  isIso8601: always('Enter a time like 2026-12-01T09:00:00Z.'),
  whitelistValidation: always('There’s no field with this name: correct the name or remove it.'),
};

const continued = (start: string, sentence: string): string =>
  `${start}${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

function rulesOf({ target, property }: ValidationError): Rule[] {
  if (!target) return [];
  const rules = getMetadataStorage().getTargetValidationMetadatas(target.constructor, '', true, false);
  return rules.filter(({ propertyName }) => propertyName === property);
}

/**
 * The sentence for people about one failed check: what to give instead, with its limits, and never the value itself.
 * A check that has a message of its own in its request class keeps that.
 */
export function sentenceOf(error: ValidationError, constraint: string, written: string): string {
  const rules = rulesOf(error);
  const rule = rules.find((one) => nameOf(one) === constraint);
  const describe = rule?.message === undefined ? SENTENCES[constraint] : undefined;
  const sentence = describe?.(rule, rules) ?? written;
  const isMissing = error.target && (error.value === undefined || error.value === null);
  if (isMissing) return continued('This is missing: ', sentence);
  return describe && rule?.each ? continued('For each item, ', sentence) : sentence;
}
