import { overlayFaults } from './overlay-faults';

const LANGUAGE = {
  colour: 'Your colour',
  left_one: '{{count, number}} left',
  help: 'Ask <link>{{site}}</link>, {name}',
};

it('finds nothing in an overlay that says some texts in other words', () => {
  expect(overlayFaults(LANGUAGE, {})).toEqual([]);
  expect(overlayFaults(LANGUAGE, { colour: 'Your color', help: '{name}, ask <link>{{site}}</link>' })).toEqual([]);
});

it.each([
  ['a key that the language lacks', { color: 'Your color' }, 'color is no text of the language'],
  ['a key of every object', { constructor: 'Your color' }, 'constructor is no text of the language'],
  ['a plural form that the language lacks', { left_few: '{{count, number}}' }, 'left_few is no text of the language'],
  ['the language’s own text', { colour: 'Your colour' }, 'colour is the same as the language’s text'],
  ['an empty text', { colour: ' ' }, 'colour is empty'],
  ['a missing placeholder', { left_one: 'One left' }, 'left_one fills in something else than the language’s text'],
  ['another placeholder', { colour: '{{color}}' }, 'colour fills in something else than the language’s text'],
  ['a missing tag', { help: 'Ask {{site}}, {name}' }, 'help fills in something else than the language’s text'],
])('finds %s', (_what, overlay, fault) => {
  expect(overlayFaults(LANGUAGE, overlay as Record<string, string>)).toEqual([fault]);
});
