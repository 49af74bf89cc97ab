import { ROUTES } from '../../../site/routes';

/** The form for direct debits of a package, with the discount that was chosen. */
export function debitHref(pack: string, discount: string | undefined): string {
  const search = new URLSearchParams({ package: pack, ...(discount !== undefined && { code: discount }) });
  return `${ROUTES.directdebit}?${search.toString()}`;
}

/** The package that the page’s address names. */
export const packageIn = (search: string): string => new URLSearchParams(search).get('package') ?? '';
