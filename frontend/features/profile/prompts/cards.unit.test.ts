import { type Entries, type Progress } from '../saving/profile-saver';
import { type PromptField } from '../saving/values';
import { shownCodes } from './cards';

const SAVED = ['a', 'b', 'c'].map((code) => ({ code, answer: 'A.', asked: true }));
const entry = (value: string, name: 'changed' | 'saved' = 'changed', replaces?: PromptField) => {
  const progress: Progress = name === 'saved' ? { name, isLeft: false } : { name };
  return { value, before: null, replaces, progress };
};

it.each<[string, Entries, readonly string[]]>([
  ['what is saved, in its order', {}, ['a', 'b', 'c']],
  ['a saved answer that is changed, once', { 'prompt-b': entry('New.') }, ['a', 'b', 'c']],
  ['an answer that is not saved yet, last', { 'prompt-d': entry('New.') }, ['a', 'b', 'c', 'd']],
  [
    'an answer in the place of the one that it replaces',
    { 'prompt-d': entry('New.', 'changed', 'prompt-b') },
    ['a', 'd', 'c'],
  ],
  ['nothing of an answer without words', { 'prompt-d': entry('') }, ['a', 'b', 'c']],
  ['nothing of one that was saved and is gone', { 'prompt-d': entry('Old.', 'saved') }, ['a', 'b', 'c']],
  ['nothing of other fields', { about_me: entry('Hello.') }, ['a', 'b', 'c']],
])('shows %s', (_, entries, codes) => {
  expect(shownCodes(SAVED, entries, undefined)).toEqual(codes);
});

it('shows a change of the list before it is answered', () => {
  expect(shownCodes(SAVED, {}, { gone: 'a' })).toEqual(['b', 'c']);
  expect(shownCodes(SAVED, {}, { order: ['c', 'a', 'b'] })).toEqual(['c', 'a', 'b']);
});
