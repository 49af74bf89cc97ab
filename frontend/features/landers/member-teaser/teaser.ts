import { type components } from '../../../lib/api/schema';

/** The part of a profile that a visitor may see before signing up. */
export type Teaser = components['schemas']['TeaserResponse'];

export type TeaserState =
  | { readonly name: 'loading' }
  | { readonly name: 'shown'; readonly teaser: Teaser }
  | { readonly name: 'absent' }
  | { readonly name: 'failed' };

/** One page serves all profiles; which one is meant stands in the address. */
export function idFromPath(path: string): number | undefined {
  const id = Number(/^\/members\/([1-9]\d{0,14})(?:\/|$)/.exec(path)?.[1]);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The nearest place that the profile names, and its country in the reader's language. */
export function placeOf(
  { city, region, country }: Pick<Teaser, 'city' | 'region' | 'country'>,
  locale: string,
): string {
  const name = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(country) ?? country;
  const near = city ?? region;
  return near === null ? name : `${near}, ${name}`;
}

/** The first sign of a name as a person counts signs. */
export function initialOf(name: string, locale: string): string {
  const [first] = new Intl.Segmenter(locale).segment(name.trim());
  return first?.segment.toLocaleUpperCase(locale) ?? '';
}

/** The placeholder for a name, filled in by the browser, which learns the name later. */
export const NAME_HERE = '{name}';

export function named(text: string, name: string): string {
  return text.replace(NAME_HERE, name);
}
