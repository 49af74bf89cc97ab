export interface Brand {
  readonly slug: string;
  /** The language of the domain, for visitors who chose none. */
  readonly language: string;
  /** Another language that the brand offers; undefined if there is none. */
  readonly other: string | undefined;
}

export const BRANDS: readonly Brand[] = [
  { slug: 'everglow', language: 'nl', other: 'fr' },
  { slug: 'sheer', language: 'en', other: undefined },
  { slug: 'knotted', language: 'de', other: 'it' },
  { slug: 'fullmoon', language: 'en', other: 'es' },
  { slug: 'goldenhour', language: 'fr', other: 'de' },
  { slug: 'secondbloom', language: 'es', other: 'pl' },
  { slug: 'fellow', language: 'da', other: 'fi' },
];

export function addressOf(slug: string, path = '/'): string {
  return `http://${slug}.localhost:${process.env['E2E_EDGE_PORT'] ?? '8080'}${path}`;
}
