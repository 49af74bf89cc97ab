import { type TenantDocument } from '../../tenants';

/**
 * Where the buyer counts as living: as the profile says, else where the call comes from, else the brand's first country. Only
 * countries where the brand is offered count, since only they have prices.
 */
export function buyerCountry(
  { settings }: Pick<TenantDocument, 'settings'>,
  profile: string | null,
  visitor: string | null,
): string {
  const isOffered = (country: string | null): country is string =>
    country !== null && settings.countries.includes(country);
  return [profile, visitor].find(isOffered) ?? settings.countries[0] ?? '';
}
