/** Numbers as people copy them: `1042`, `no. 1.042`, `1 042`, `order 1042 of 3 May`. */
const NUMBER = /\d(?:[\d.,'’\s]*\d)?/gu;
const GREATEST = 2_147_483_647;

/** Every number in a text that may be an order's, each way of reading it once. */
export function orderNumbersIn(text: string): number[] {
  const whole = [...text.matchAll(NUMBER)].map(([number]) => number.replace(/\D/g, ''));
  const parts = [...text.matchAll(/\d+/g)].map(([number]) => number);
  const numbers = [...whole, ...parts].map(Number);
  return [...new Set(numbers)].filter((number) => number >= 1 && number <= GREATEST);
}
