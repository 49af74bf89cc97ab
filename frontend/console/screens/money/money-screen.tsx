import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { type Self } from '../../api/self';
import { BrandBand } from '../../frame/brand-band';
import { NotFound } from '../../frame/fallbacks';
import { useKeys } from '../../frame/keys';
import { LinkLine } from '../../frame/link-line';
import { useSelf } from '../../frame/self-context';
import { debits } from '../../texts/debits';
import { money as texts } from '../../texts/money';

interface Part {
  readonly to: string;
  readonly name: string;
  readonly key: string;
  readonly needs: Self['permissions'][number];
}

const PARTS: readonly Part[] = [
  { to: '/money', name: texts.figures, key: 'f', needs: 'payment.books' },
  { to: '/money/orders', name: texts.orders, key: 'o', needs: 'payment.read' },
  { to: '/money/refunds', name: texts.refunds, key: 'r', needs: 'payment.read' },
  { to: '/money/disputes', name: texts.disputes, key: 'd', needs: 'payment.read' },
  { to: '/money/differences', name: texts.differences, key: 'i', needs: 'payment.read' },
  { to: '/money/reports', name: texts.reports, key: 's', needs: 'payment.books' },
  { to: '/money/discount-codes', name: texts.codes, key: 'c', needs: 'discount.write' },
  { to: '/money/providers', name: texts.providers, key: 'p', needs: 'payment.books' },
  { to: '/money/debits', name: debits.title, key: 'b', needs: 'payment.books' },
  { to: '/money/ledger', name: texts.ledger, key: 'l', needs: 'payment.books' },
];

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
      <Parts permissions={permissions} slug={slug} />
      <h1>{title}</h1>
      {children}
    </div>
  );
}

function Parts({ permissions, slug }: { permissions: Self['permissions']; slug: string | undefined }) {
  const navigate = useNavigate();
  const parts = PARTS.filter(({ needs }) => permissions.includes(needs));
  const search = slug === undefined ? {} : { tenant: slug };
  useKeys(parts.map(({ to, name, key }) => ({ keys: key, label: name, run: () => void navigate({ to, search }) })));
  return (
    <nav aria-label={texts.parts}>
      <LinkLine className="gap-1 border-b border-line sm:flex-wrap">
        {parts.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              search={search}
              activeOptions={{ exact: true, includeSearch: false }}
              className="target flex items-center rounded-t-md px-3 hover:bg-hover aria-[current=page]:bg-hover aria-[current=page]:font-semibold"
            >
              {name}
            </Link>
          </li>
        ))}
      </LinkLine>
    </nav>
  );
}

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
