import { type ArgumentMetadata, Injectable, type ValidationError, ValidationPipe } from '@nestjs/common';
import { RouteAbsent } from './endpoint.guard';
import { NO_OBJECT, sentenceOf } from './fault-sentences';
import { type FieldError, Problem } from './problem';
import { rememberRules } from './remembered-rules';

rememberRules();

export class InvalidInput extends Problem {
  readonly code = 'invalid_input';
  readonly kind = 'invalid';

  constructor(override readonly faults: readonly FieldError[]) {
    super('Some of the input isn’t valid.');
  }
}

const DEEPEST = 50;
// No text of PostgreSQL holds the first, and no JSON of its the second: half a character.
const UNKEEPABLE = /[\0\p{Cs}]/u;

/**
 * Refuses what no column could keep, and bodies that are nested to exhaust whoever walks them. A part of the path that
 * could not be kept names nothing that exists: 404. A body or a query is answered with the fault: 422.
 */
@Injectable()
class PlainInputPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'param') {
      if (typeof value === 'string' && UNKEEPABLE.test(value)) return Promise.reject(new RouteAbsent());
      // Left as the text that was sent: the parent would read `1e3` and `0x10` as numbers for whoever declares one.
      return Promise.resolve(value);
    }
    const fault = unkeepable(value, metadata.data ?? '', 0);
    if (fault) return Promise.reject(new InvalidInput([fault]));
    if (Array.isArray(value) && metadata.metatype && this.toValidate(metadata))
      return Promise.reject(new InvalidInput([{ path: '', code: 'is_object', message: NO_OBJECT }]));
    return super.transform(value, metadata);
  }
}

function unkeepable(value: unknown, path: string, depth: number): FieldError | undefined {
  if (typeof value === 'string') return UNKEEPABLE.test(value) ? characters(path) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEEPEST) return { path: '', code: 'too_deep', message: 'This is nested too deeply.' };
  for (const [name, part] of Object.entries(value)) {
    if (UNKEEPABLE.test(name)) return characters(path);
    const inner = Array.isArray(value) ? `${path}[${name}]` : path ? `${path}.${name}` : name;
    const fault = unkeepable(part, inner, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

const characters = (path: string): FieldError => ({
  path,
  code: 'characters',
  message: 'This contains something that isn’t a character.',
});

/** Checks bodies and queries against their request class; every fault is told at once, each with its path. */
export const validation = (): ValidationPipe =>
  new PlainInputPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: true,
    // For the sentences alone: neither leaves this process.
    validationError: { target: true, value: true },
    exceptionFactory: (errors) => new InvalidInput(errors.flatMap((error) => faultsOf(error, ''))),
  });

const PIPE = validation();

/** A body as its route is handed it. Throws InvalidInput. */
export const checkedBody = <T>(metatype: new () => T, body: unknown): Promise<T> =>
  PIPE.transform(body, { type: 'body', metatype }) as Promise<T>;

function faultsOf(error: ValidationError, parent: string): FieldError[] {
  const path = /^\d+$/.test(error.property)
    ? `${parent}[${error.property}]`
    : parent
      ? `${parent}.${error.property}`
      : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([name, message]) => ({
    path,
    code: codeOf(name),
    message: sentenceOf(error, name, message),
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => faultsOf(child, path))];
}

// class-validator names constraints in camel case: isEmail, maxLength, whitelistValidation.
const codeOf = (constraint: string): string =>
  constraint === 'whitelistValidation'
    ? 'unknown_field'
    : constraint.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
