import { type ArgumentMetadata, Injectable, type ValidationError, ValidationPipe } from '@nestjs/common';
import { type Fault, Problem } from './problem';

export class InvalidInput extends Problem {
  readonly code = 'invalid_input';
  readonly kind = 'invalid';

  constructor(override readonly faults: readonly Fault[]) {
    super('The input has faults.');
  }
}

const DEEPEST = 50;
// No text of PostgreSQL holds the first, and no JSON of its the second: half a character.
const UNKEEPABLE = /[\0\p{Cs}]/u;

/** Refuses bodies that no field could keep, or that are nested to exhaust whoever walks them. */
@Injectable()
class PlainInputPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body') {
      const fault = unkeepable(value, '', 0);
      if (fault) return Promise.reject(new InvalidInput([fault]));
    }
    return super.transform(value, metadata);
  }
}

function unkeepable(value: unknown, path: string, depth: number): Fault | undefined {
  if (typeof value === 'string')
    return UNKEEPABLE.test(value) ? { path, code: 'characters', message: 'Holds what is no character.' } : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEEPEST) return { path: '', code: 'too_deep', message: 'Nested too deeply.' };
  for (const [name, part] of Object.entries(value)) {
    const inner = Array.isArray(value) ? `${path}[${name}]` : path ? `${path}.${name}` : name;
    const fault = unkeepable(part, inner, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

/** Checks bodies and queries against their request class; every fault is told at once, each with its path. */
export const validation = (): ValidationPipe =>
  new PlainInputPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => new InvalidInput(errors.flatMap((error) => faultsOf(error, ''))),
  });

const PIPE = validation();

/** A body as its route is handed it. Throws InvalidInput. */
export const checkedBody = <T>(metatype: new () => T, body: unknown): Promise<T> =>
  PIPE.transform(body, { type: 'body', metatype }) as Promise<T>;

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
