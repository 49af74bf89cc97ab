import { type Change } from './change';

const STATEMENT = /^\s*(?:select|insert into|update|delete from|with)\s/;
const FRAGMENT = /\b(?:where|returning|select from|order by|interval)\b|\$\d+(?:::|\b)|\b(?:array|coalesce)\(/;

/** Whether a string is a statement of SQL or a part of one. */
export const isSql = (text: string): boolean => STATEMENT.test(text) || FRAGMENT.test(text);

interface Rule {
  readonly operator: string;
  readonly pattern: RegExp;
  readonly replace: (match: string) => string;
}

const swap =
  (pairs: Readonly<Record<string, string>>) =>
  (match: string): string =>
    match.replace(/\S+(?: \S+)*/, (word) => pairs[word] ?? word);

const RULES: readonly Rule[] = [
  {
    operator: 'sql boundary',
    pattern: / (?:>=|<=|>|<) /g,
    replace: swap({ '>=': '>', '>': '>=', '<=': '<', '<': '<=' }),
  },
  { operator: 'sql arithmetic', pattern: / [+-] /g, replace: swap({ '+': '-', '-': '+' }) },
  { operator: 'sql lock', pattern: /\s+for (?:no key )?update\b/g, replace: () => '' },
  { operator: 'sql existence', pattern: /\bnot exists\b/g, replace: () => 'exists' },
  {
    operator: 'sql null',
    pattern: /\bis (?:not )?null\b/g,
    replace: swap({ 'is null': 'is not null', 'is not null': 'is null' }),
  },
  {
    operator: 'sql distinction',
    pattern: /\bis (?:not )?distinct from\b/g,
    replace: swap({ 'is distinct from': 'is not distinct from', 'is not distinct from': 'is distinct from' }),
  },
  { operator: 'sql order', pattern: / desc\b/g, replace: () => ' asc' },
  { operator: 'sql boolean', pattern: /\b(?:true|false)\b/g, replace: swap({ true: 'false', false: 'true' }) },
  { operator: 'sql interval', pattern: /\binterval '\d+/g, replace: () => "interval '0" },
  { operator: 'sql extremes', pattern: /\bleast\(/g, replace: () => 'greatest(' },
  { operator: 'sql join', pattern: /\bleft join\b/g, replace: () => 'join' },
  { operator: 'sql list', pattern: / in \(/g, replace: () => ' not in (' },
  { operator: 'sql logic', pattern: /\sor\s/g, replace: () => ' and ' },
];

/** `source` is the piece of TypeScript with its quotes; what is inserted by `${…}` stays as it is. */
export function sqlChanges(source: string): Change[] {
  const masked = masking(source);
  return [...RULES.flatMap((rule) => ruleChanges(source, masked, rule)), ...conditionChanges(source, masked)];
}

function ruleChanges(source: string, masked: string, { operator, pattern, replace }: Rule): Change[] {
  return [...masked.matchAll(pattern)].map(({ 0: match, index }) => ({
    operator,
    text: source.slice(0, index) + replace(match) + source.slice(index + match.length),
  }));
}

/** Leaves out one condition: `where a and b` without `a`, and without `b`. */
function conditionChanges(source: string, masked: string): Change[] {
  return [...masked.matchAll(/\b(?:where|and)\s+/g)].map(({ 0: match, index }) => {
    const begin = index + match.length;
    const end = endOfCondition(masked, begin);
    return { operator: 'sql condition', text: `${source.slice(0, begin)}true${source.slice(end)}` };
  });
}

const ENDS = /^(?:and|or|order|limit|returning|for|union|group|window|then|else|end|when)\b/;

/** Up to the next word of SQL on the same level of parentheses. */
function endOfCondition(masked: string, begin: number): number {
  let depth = 0;
  for (let at = begin; at < masked.length; at++) {
    const sign = masked.charAt(at);
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    const begins = depth === 0 && /[\s)]/.test(masked.charAt(at - 1));
    if (depth < 0 || '`;'.includes(sign) || (begins && ENDS.test(masked.slice(at))))
      return at - /\s*$/.exec(masked.slice(begin, at))![0].length;
  }
  return masked.length - 1;
}

/** The same length, with letters in place of what is inserted. */
function masking(source: string): string {
  let depth = 0;
  return [...source.split('')]
    .map((sign, at) => {
      if (sign === '$' && source[at + 1] === '{' && depth === 0) depth = -1;
      else if (sign === '{' && depth !== 0) depth = depth < 0 ? 1 : depth + 1;
      else if (sign === '}' && depth > 0) {
        depth--;
        return 'x';
      }
      return depth === 0 ? sign : 'x';
    })
    .join('');
}
