import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { type Fault, Problem } from './problem';

export class InvalidInput extends Problem {
  readonly code = 'invalid_input';
  readonly kind = 'invalid';

  constructor(override readonly faults: readonly Fault[]) {
    super('The input has faults.');
  }
}

/** Checks bodies and queries against their request class; every fault is told at once, each with its path. */
export const validation = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => new InvalidInput(errors.flatMap((error) => faultsOf(error, ''))),
  });

function faultsOf(error: ValidationError, parent: string): Fault[] {
  const path = /^\d+$/.test(error.property)
    ? `${parent}[${error.property}]`
    : parent
      ? `${parent}.${error.property}`
      : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([name, message]) => ({ path, code: codeOf(name), message }));
  return [...own, ...(error.children ?? []).flatMap((child) => faultsOf(child, path))];
}

// class-validator names constraints in camel case: isEmail, maxLength, whitelistValidation.
const codeOf = (constraint: string): string =>
  constraint === 'whitelistValidation'
    ? 'unknown_field'
    : constraint.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
