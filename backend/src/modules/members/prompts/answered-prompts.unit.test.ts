import { type AnsweredPrompts, inOrder, withAnswer, withoutPrompt } from './answered-prompts';
import { PromptLimitReached, PromptOrderStale } from './errors';

const answers = (codes: string): AnsweredPrompts =>
  codes.split('').map((code) => ({ code, answer: code.toUpperCase() }));
const told = (prompts: AnsweredPrompts): string => prompts.map(({ code, answer }) => `${code}${answer}`).join(' ');
const NEW = { code: 'x', answer: 'new' };

describe('an answer', () => {
  it.each<[string, string, string | undefined, string]>([
    ['to the first question', '', undefined, 'xnew'],
    ['to another one stands last', 'ab', undefined, 'aA bB xnew'],
    ['to the same question keeps its place', 'axb', undefined, 'aA xnew bB'],
    ['takes the place of the question that it replaces', 'abc', 'b', 'aA xnew cC'],
    ['that replaces itself is the same question', 'axb', 'x', 'aA xnew bB'],
    ['sent twice replaces once', 'axc', 'b', 'aA xnew cC'],
    ['to a question that is there takes the replaced one away', 'axb', 'a', 'xnew bB'],
    ['that replaces what is gone stands last', 'ab', 'c', 'aA bB xnew'],
  ])('%s', (_, before, replaces, after) => {
    expect(told(withAnswer(answers(before), NEW, replaces))).toBe(after);
  });

  it.each([undefined, 'd'])('finds no fourth place, replacing %s', (replaces) => {
    expect(() => withAnswer(answers('abc'), NEW, replaces)).toThrow(PromptLimitReached);
  });
});

it('a question goes, and the others move up', () => {
  expect(told(withoutPrompt(answers('abc'), 'a'))).toBe('bB cC');
  expect(told(withoutPrompt(answers('abc'), 'd'))).toBe('aA bB cC');
});

it('an order names each question once', () => {
  expect(told(inOrder(answers('abc'), ['c', 'a', 'b']))).toBe('cC aA bB');
  for (const codes of [['a', 'b'], ['a', 'b', 'd'], ['a', 'b', 'c', 'd'], []])
    expect(() => inOrder(answers('abc'), codes)).toThrow(PromptOrderStale);
});
