import { sortMethods } from './favourite-methods';

const offered = (['card', 'klarna', 'ideal', 'paypal'] as const).map((method) => ({ method }));
const names = (list: typeof offered) => list.map(({ method }) => method);

it('puts the favourite of the country first, and what is left in the order of the provider', () => {
  expect(names(sortMethods(offered, 'NL'))).toEqual(['ideal', 'card', 'paypal', 'klarna']);
  expect(names(sortMethods(offered, 'SE'))).toEqual(['card', 'klarna', 'ideal', 'paypal']);
  expect(names(sortMethods(offered, 'US'))).toEqual(['card', 'paypal', 'klarna', 'ideal']);
});

it('puts what was used last on top, where it is still offered', () => {
  expect(names(sortMethods(offered, 'NL', 'klarna'))).toEqual(['klarna', 'ideal', 'card', 'paypal']);
  expect(names(sortMethods(offered, 'NL', 'blik'))).toEqual(['ideal', 'card', 'paypal', 'klarna']);
});
