import { type Change } from './change';

const RULES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/^\/\^/g, '/'],
  [/(?<!\\)\$(?=\/[a-z]*$)/g, ''],
  [/(?<!\\)\[\^/g, '['],
  [/(?<!\\)\[(?!\^)/g, '[^'],
  [/\\d/g, '\\D'],
  [/\(\?!/g, '(?='],
  [/\(\?<!/g, '(?<='],
  [/(?<=[)\]\w])[+*](?!\))/g, ''],
  [/(?<=\/)i$/g, ''],
];

/** `source` is a regular expression as it stands in the code: anchors, classes, look-arounds, repetition and case change. */
export function patternChanges(source: string): Change[] {
  return RULES.flatMap(([pattern, replacement]) =>
    [...source.matchAll(pattern)].map(({ 0: match, index }) => ({
      operator: 'pattern',
      text: source.slice(0, index) + replacement + source.slice(index + match.length),
    })),
  );
}
