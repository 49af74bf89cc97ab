import { americanEnglish, swissGerman } from './spelling';

it.each([
  ['Wie heißt du?', 'Wie heisst du?'],
  ['Schreib „Hallo, ‚du‘“ und „Tschüss“.', 'Schreib «Hallo, ‹du›» und «Tschüss».'],
  ['Wie geht’s?', 'Wie geht’s?'],
])('“%s” is “%s” in Switzerland', (german, swiss) => {
  expect(swissGerman(german)).toBe(swiss);
});

it.each([
  ['Favourite colours, organised', 'Favorite colors, organized'],
  ['Unrecognised: recognise it', 'Unrecognized: recognize it'],
  ['A grey theatre in the town centre, 5 kilometres away', 'A gray theater in the town center, 5 kilometers away'],
  ['Cancelled. Cancellation and cancelling', 'Canceled. Cancellation and canceling'],
  ['Towards the licence, whilst travelling', 'Toward the license, while traveling'],
  [
    'They can’t see you any more. Nor any more photos: we couldn’t load any more.',
    'They can’t see you anymore. Nor any more photos: we couldn’t load any more.',
  ],
  [
    'Choose “{{grey}}”, then “Colour”. Not “hey”? “Write”: done.',
    'Choose “{{grey}},” then “Color.” Not “hey”? “Write”: done.',
  ],
  ['For adults aged {{age, number}} and over', 'For adults {{age, number}} and over'],
  ['Fulfil it: fulfilment', 'Fulfill it: fulfillment'],
  [
    '{{colour}} {{ grey, number }} <centre>x</centre> [grey](/grey)',
    '{{colour}} {{ grey, number }} <centre>x</centre> [gray](/grey)',
  ],
  ['See https://grey.test/centre', 'See https://grey.test/centre'],
  [
    'Your four hours: two optimists, a realist, their analyses, a centred programmer',
    'Your four hours: two optimists, a realist, their analyses, a centered programmer',
  ],
])('“%s” is “%s” in America', (english, american) => {
  expect(americanEnglish(english)).toBe(american);
});
