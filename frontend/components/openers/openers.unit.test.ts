import { OPENER_HOLE, openersFor } from './openers';

const texts = {
  words: `You wrote “${OPENER_HOLE.words}”.`,
  city: `What is ${OPENER_HOLE.city} like?`,
  questions: ['One?', 'Two?', 'Three?'],
};

it.each([
  [{ words: 'I bake bread', city: 'Gent' }, ['You wrote “I bake bread”.', 'What is Gent like?', 'One?']],
  [{ words: null, city: 'Gent' }, ['What is Gent like?', 'One?', 'Two?']],
  [{ words: 'I bake bread', city: null }, ['You wrote “I bake bread”.', 'One?', 'Two?']],
  [{ words: null, city: null }, ['One?', 'Two?', 'Three?']],
])('asks about what %j says, and else about anything', (person, expected) => {
  expect(openersFor(person, texts)).toEqual(expected);
});

it('takes what was written as it stands', () => {
  expect(openersFor({ words: '$& {city}', city: null }, texts)[0]).toBe('You wrote “$& {city}”.');
});

it.each([
  [`${'long words '.repeat(6)}go on`, 'long words long words long words long words long words long…'],
  [`${'👩‍👩‍👧'.repeat(61)} and more`, `${'👩‍👩‍👧'.repeat(60)}…`],
])('quotes no more than the beginning of what is long, in whole words or letters', (words, quote) => {
  expect(openersFor({ words, city: null }, texts)[0]).toBe(`You wrote “${quote}”.`);
});
