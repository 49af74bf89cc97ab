import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { type Self } from '../../api/self';
import { BrandBand } from '../../frame/brand-band';
import { NotFound } from '../../frame/fallbacks';
import { useKeys } from '../../frame/keys';
import { LinkLine } from '../../frame/link-line';
import { moneyGroupsFor, moneyPartsFor } from '../../frame/places';
import { useSelf } from '../../frame/self-context';
import { money as texts } from '../../texts/money';

interface Props {
  readonly title: string;
  readonly needs: Self['permissions'][number];
  /** The brand that the screen is about; undefined for all that one reaches. */
  readonly slug?: string | undefined;
  readonly children: ReactNode;
}

/** A screen of money: the band of the one brand that it is about, the parts that one may open, and a title. */
export function MoneyScreen({ title, needs, slug, children }: Props) {
  const { permissions, tenants } = useSelf();
  const tenant = tenants.find((one) => one.slug === slug);
  if (!permissions.includes(needs) || (slug !== undefined && !tenant)) return <NotFound />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {tenant && <BrandBand tenant={tenant} />}
      <Parts slug={slug} />
      <h1>{title}</h1>
      {children}
    </div>
  );
}

function Parts({ slug }: { readonly slug: string | undefined }) {
  const navigate = useNavigate();
  const self = useSelf();
  const { pathname } = useLocation();
  const search = slug === undefined ? {} : { tenant: slug };
  useKeys(
    moneyPartsFor(self).map(({ id, to, key }) => ({
      ...{ keys: key, label: texts[id] },
      run: () => void navigate({ to, search }),
    })),
  );
  const groups = moneyGroupsFor(self);
  const open = groups.find(({ parts }) => parts.some(({ to }) => isAt(pathname, to)));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <nav aria-label={texts.parts}>
        <LinkLine at={open?.name} className="gap-1 border-b border-line sm:flex-wrap">
          {groups.map(({ name, parts: [{ to }] }) => (
            <li key={name}>
              <PartLink to={to} search={search} isOpen={name === open?.name}>
                {texts[name]}
              </PartLink>
            </li>
          ))}
        </LinkLine>
      </nav>
      {open && open.parts.length > 1 && (
        <nav aria-label={texts.parts_of.replace('{group}', texts[open.name])}>
          <LinkLine className="gap-1 border-b border-line sm:flex-wrap">
            {open.parts.map(({ id, to }) => (
              <li key={id}>
                <PartLink to={to} search={search}>
                  {texts[id]}
                </PartLink>
              </li>
            ))}
          </LinkLine>
        </nav>
      )}
    </div>
  );
}

/** The figures stand at the root of all others. */
const isAt = (pathname: string, to: string): boolean =>
  pathname === to || (to !== '/money' && pathname.startsWith(`${to}/`));

interface PartLinkProps {
  readonly to: string;
  readonly search: { readonly tenant?: string };
  /** Whether a screen of the link's group is open. */
  readonly isOpen?: boolean;
  readonly children: string;
}

const PartLink = ({ to, search, isOpen = false, children }: PartLinkProps) => (
  <Link
    to={to}
    search={search}
    activeOptions={{ exact: true, includeSearch: false }}
    {...(isOpen && { 'aria-current': 'true' })}
    className="target flex items-center rounded-t-md px-3 hover:bg-hover aria-[current]:bg-hover aria-[current]:font-semibold"
  >
    {children}
  </Link>
);

/** A link to an order, named by its number. */
export function OrderLink({ slug, id }: { readonly slug: string; readonly id: number }) {
  return (
    <Link
      to="/money/orders/$slug/$id"
      params={{ slug, id: String(id) }}
      className="target inline-flex items-center text-accent underline tabular-nums"
    >
      {id}
    </Link>
  );
}
