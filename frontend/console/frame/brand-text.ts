import { type Self } from '../api/self';
import { useSelf } from './self-context';

type Tenants = Self['tenants'];
type Marked = Pick<Tenants[number], 'slug' | 'name' | 'primary_host'>;

/** What tells a brand from others of the same name: its first host, or its slug before it has one. */
export const markOf = ({ slug, primary_host }: Pick<Marked, 'slug' | 'primary_host'>): string => primary_host ?? slug;

/** A brand in one line, for sentences and choices. A slug that one does not reach stays as it is. */
export function brandText(tenants: readonly Marked[], slug: string): string {
  const tenant = tenants.find((one) => one.slug === slug);
  return tenant ? `${tenant.name} (${markOf(tenant)})` : slug;
}

export function useBrandText(): (slug: string) => string {
  const { tenants } = useSelf();
  return (slug) => brandText(tenants, slug);
}

/** All brands that one reaches, for a picker. */
export function useBrandChoices(): { readonly value: string; readonly label: string }[] {
  const { tenants } = useSelf();
  return tenants.map(({ slug }) => ({ value: slug, label: brandText(tenants, slug) }));
}
