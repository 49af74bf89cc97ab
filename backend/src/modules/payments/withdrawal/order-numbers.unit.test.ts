import { orderNumbersIn } from './order-numbers';

it.each([
  ['1042', [1042]],
  ['#1042', [1042]],
  ['Bestelling 1.042.377', [1042377, 1, 42, 377]],
  ['1 042 377', [1042377, 1, 42, 377]],
  ['1’042', [1042, 1, 42]],
  ['order 1042 of 3 May', [1042, 3]],
  ['1042, 2077', [10422077, 1042, 2077]],
  ['60 credits, yesterday', [60]],
  ['no idea', []],
  ['0', []],
  ['99999999999999', []],
])('finds the numbers in “%s”', (text, numbers) => {
  expect(orderNumbersIn(text)).toEqual(numbers);
});
