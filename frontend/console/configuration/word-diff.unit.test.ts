import { wordDiff } from './word-diff';

it('shows what became of a text, word by word', () => {
  expect(wordDiff('Somebody is up late.', 'Somebody else is up.')).toEqual([
    { kind: 'same', text: 'Somebody ' },
    { kind: 'added', text: 'else ' },
    { kind: 'same', text: 'is up' },
    { kind: 'removed', text: ' late' },
    { kind: 'same', text: '.' },
  ]);
  expect(wordDiff('', 'New')).toEqual([{ kind: 'added', text: 'New' }]);
  expect(wordDiff('Old', '')).toEqual([{ kind: 'removed', text: 'Old' }]);
});

it('shows both texts where they are very long', () => {
  const [before, after] = ['old '.repeat(2000), 'new '.repeat(2000)];
  expect(wordDiff(before, after).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
