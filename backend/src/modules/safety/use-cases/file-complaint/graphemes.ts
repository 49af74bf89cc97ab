import { buildMessage, ValidateBy } from 'class-validator';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters as a person counts them. Stops counting at `limit`. */
export function countGraphemes(text: string, limit = Infinity): number {
  const segments = segmenter.segment(text)[Symbol.iterator]();
  let count = 0;
  while (count < limit && segments.next().done !== true) count += 1;
  return count;
}

/** A text of `min` to `max` characters as a person counts them. */
export function GraphemeLength(min: number, max: number): PropertyDecorator {
  return ValidateBy({
    name: 'graphemeLength',
    constraints: [min, max],
    validator: {
      validate: (value: unknown) => {
        if (typeof value !== 'string') return false;
        const count = countGraphemes(value, max + 1);
        return count >= min && count <= max;
      },
      defaultMessage: buildMessage((each) => `${each}$property must have $constraint1 to $constraint2 characters`),
    },
  });
}
