import { pieces } from './word-pieces';

it('leaves words that fit a narrow column whole', () => {
  expect(pieces('Anne-Sophie, 34')).toEqual(['Anne-Sophie, 34']);
  expect(pieces('')).toEqual([]);
});

it('breaks a long address at its marks', () => {
  expect(pieces('to isolation-proof@example.invalid now')).toEqual([
    'to isolation-',
    'proof@',
    'example.',
    'invalid now',
  ]);
});

it('cuts a long word without marks into pieces of one length', () => {
  expect(pieces('Donaudampfschifffahrtsgesellschaft')).toEqual(['Donaudampfsc', 'hifffahrtsge', 'sellschaft']);
});

it('loses nothing', () => {
  const text =
    'payments.event_secret_added  von Oberwallenstätter-Hohenlohe-Langenburg-Schillingsfürst\nund https://a.b/c?d';
  expect(pieces(text).join('')).toBe(text);
});
