import { prepareTenant, writeTenant } from '../../modules/tenants';
import { type FieldError } from '../../platform/http';
import { type Options, UsageError, optional, required } from './usage';

/** Writes the folder of a new brand, made from its niche's template. */
export function writeNewBrand(
  root: string,
  options: Options,
  tell: (brand: string, faults: readonly FieldError[]) => void,
): void {
  const countries = optional(options, 'countries')?.split(',');
  const made = prepareTenant(root, {
    niche: Number(required(options, 'niche')),
    host: required(options, 'host'),
    slug: optional(options, 'slug'),
    name: optional(options, 'name'),
    countries,
  });
  const written = made.ok ? writeTenant(root, made.document) : made;
  if (!written.ok) {
    tell('new', written.faults);
    throw new UsageError('Nothing was written.');
  }
  console.log(`${written.document} is ready: look at it, then plan, apply and publish.`);
}
