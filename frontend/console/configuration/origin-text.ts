import { origins } from '../texts/configuration';

/** Where a value comes from, in words: the brand, the template of its niche, or the product. */
export function originText(origin: string | undefined): string {
  if (origin === undefined) return origins.none;
  if (origin === 'tenant' || origin === 'product') return origins[origin];
  return origins.template;
}
