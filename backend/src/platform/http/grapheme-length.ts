import { ValidateBy } from 'class-validator';
import { countGraphemes } from '../../../../contract/text/graphemes';

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
    },
  });
}
