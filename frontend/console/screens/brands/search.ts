/** The name that is looked for among the brands, as the address has it. */
export interface BrandsSearch {
  readonly q?: string;
}

export function readBrandsSearch({ q }: Readonly<Record<string, unknown>>): BrandsSearch {
  const sought = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, 80) : '';
  return sought === '' ? {} : { q: sought };
}
