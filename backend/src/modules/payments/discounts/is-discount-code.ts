import { applyDecorators } from '@nestjs/common';
import { Length } from 'class-validator';

const LONGEST = 100;

/** Anything that somebody may type: whether there is such a code is another question. */
export const IsDiscountCode = (): PropertyDecorator =>
  applyDecorators(Length(1, LONGEST, { message: 'Enter the code of a discount.' }));
