import { Link, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { type Self } from '../api/self';
import { BrandBand } from '../frame/brand-band';
import { NotFound } from '../frame/fallbacks';
import { useKeys } from '../frame/keys';
import { LinkLine } from '../frame/link-line';
import { brandPartsFor } from '../frame/places';
import { useSelf } from '../frame/self-context';
import { configuration as texts } from '../texts/configuration';
import { brandParts as names } from '../texts/frame';
import { BrandProvider, useBrand } from './brand-context';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A screen of one brand's configuration: its band, its parts, and what is unsaved or has gone stale. */
export function BrandScreen({ title, children }: Props) {
  return (
    <OfBrand title={title}>
      {(tenant) => (
        <BrandProvider key={tenant.slug} tenant={tenant}>
          <Standing />
          {children}
        </BrandProvider>
      )}
    </OfBrand>
  );
}

interface OfBrandProps {
  readonly title: string;
  /** The permission that the screen takes, besides a look at the brand. */
  readonly needs?: Self['permissions'][number];
  readonly children: (tenant: Self['tenants'][number]) => ReactNode;
}

/** A screen of one brand: its band and its parts. */
export function OfBrand({ title, needs = 'tenant.read', children }: OfBrandProps) {
  const { slug = '' } = useParams({ strict: false });
  const { tenants, permissions } = useSelf();
  const tenant = tenants.find((one) => one.slug === slug);
  if (!tenant || !permissions.includes(needs)) return <NotFound />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BrandBand tenant={tenant} />
      <BrandParts slug={slug} />
      <h1>{title}</h1>
      {children(tenant)}
    </div>
  );
}

/** The screens of a brand, each with a key. */
export function BrandParts({ slug }: { readonly slug: string }) {
  const navigate = useNavigate();
  const parts = brandPartsFor(useSelf());
  useKeys(
    parts.map(({ id, to, key }) => ({
      ...{ keys: key, label: names[id] },
      run: () => void navigate({ to, params: { slug } }),
    })),
  );
  return (
    <nav aria-label={texts.parts}>
      <LinkLine className="gap-1 border-b border-line sm:flex-wrap">
        {parts.map(({ id, to }) => (
          <li key={id}>
            <Link
              to={to}
              params={{ slug }}
              activeOptions={{ exact: to === '/brands/$slug', includeSearch: false }}
              className="target flex items-center rounded-t-md px-3 hover:bg-hover aria-[current=page]:bg-hover aria-[current=page]:font-semibold"
            >
              {names[id]}
            </Link>
          </li>
        ))}
      </LinkLine>
    </nav>
  );
}

function Standing() {
  const { store, live, current, base, tenant } = useBrand();
  const { pathname } = useLocation();
  const count = useSyncExternalStore(store.subscribe, () => Object.keys(store.read()?.edits ?? {}).length);
  if (count === 0) return null;
  const isStale = current !== base;
  const isHere = pathname === `/brands/${tenant.slug}/draft`;
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 rounded-lg border border-field bg-panel px-3 py-1">
      <span>
        {isStale
          ? (live === null ? texts.stale_draft : texts.stale)
              .replace('{live}', String(current ?? 0))
              .replace('{base}', String(base ?? 0))
          : texts.unsaved.replace('{count}', String(count))}
      </span>
      {!isHere && (
        <Link
          to="/brands/$slug/draft"
          params={{ slug: tenant.slug }}
          className="target inline-flex items-center text-accent underline"
        >
          {isStale ? texts.stale_look : live === null ? texts.review_draft : texts.review}
        </Link>
      )}
    </p>
  );
}
