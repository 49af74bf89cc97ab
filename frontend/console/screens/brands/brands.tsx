import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type BrandStanding, readBrandStandings } from '../../api/brands';
import { BrandName } from '../../frame/brand-name';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { brands as texts } from '../../texts/brands';
import { sections } from '../../texts/frame';
import { Field } from '../../ui/field';
import { fitsWords } from '../../ui/find-words';
import { fromNow } from '../../ui/times';
import { Table } from '../../ui/table';
import { readBrandsSearch } from './search';

type Tenant = ReturnType<typeof useSelf>['tenants'][number];

/** From so many by a thousand on, large receivers warn a sender. */
const MANY_COMPLAINTS = 1;

/** The brands that one reaches and how each stands. The list is there at once; its figures come behind it. */
export default function Brands() {
  const { tenants, permissions } = useSelf();
  const { q = '' } = readBrandsSearch(useSearch({ strict: false }));
  const standings = useQuery({ queryKey: ['brand-standing'], queryFn: readBrandStandings });
  const shown = tenants.filter(({ name, slug, primary_host: host }) => fitsWords(q, `${name} ${slug} ${host ?? ''}`));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{sections.brands}</h1>
        {permissions.includes('domain.write') && (
          <Link
            to="/new-brand"
            className="target inline-flex items-center rounded-md bg-accent px-3 font-semibold text-on-accent"
          >
            {texts.create}
          </Link>
        )}
      </div>
      {tenants.length > 1 && <Finder q={q} />}
      {tenants.length === 0 && <p>{texts.none}</p>}
      {tenants.length > 0 && shown.length === 0 && <p role="status">{texts.find_none}</p>}
      {shown.length > 0 && <List tenants={shown} standings={standings.data?.brands} days={standings.data?.days} />}
      {standings.isError && <p role="alert">{texts.no_figures}</p>}
    </div>
  );
}

function Finder({ q }: { readonly q: string }) {
  const navigate = useNavigate();
  useKeys([
    {
      keys: '/',
      label: texts.find,
      run: () => document.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
    },
  ]);
  return (
    <div className="w-full sm:w-72">
      <Field
        label={texts.find}
        type="search"
        value={q}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          const { value } = event.target;
          void navigate({ to: '/brands', search: value === '' ? {} : { q: value }, replace: true });
        }}
      />
    </div>
  );
}

interface ListProps {
  readonly tenants: readonly Tenant[];
  readonly standings: readonly BrandStanding[] | undefined;
  readonly days: number | undefined;
}

function List({ tenants, standings = [], days = 7 }: ListProps) {
  const bySlug = new Map(standings.map((one) => [one.tenant, one]));
  const figure = (of: (standing: BrandStanding) => React.ReactNode) => (tenant: Tenant) => {
    const standing = bySlug.get(tenant.slug);
    return standing === undefined ? '…' : of(standing);
  };
  const inDays = (text: string): string => text.replace('{days}', String(days));
  return (
    <Table
      caption={sections.brands}
      rows={tenants}
      keyOf={({ slug }) => slug}
      columns={[
        { name: texts.name, cell: nameCell },
        { name: texts.live, cell: ({ live_revision }) => live_revision ?? texts.not_live, isNumber: true },
        { name: texts.published, isFolded: true, cell: figure(publishedText) },
        { name: texts.hosts, isFolded: true, cell: figure(hostsText), isNumber: true },
        {
          name: inDays(texts.sign_ups),
          isFolded: true,
          cell: figure((one) => one.sign_ups.toLocaleString()),
          isNumber: true,
        },
        { name: inDays(texts.concerns), cell: figure(concernsText), isNumber: true },
        { name: inDays(texts.mail), cell: figure((one) => <MailFigure {...one} />), isNumber: true },
      ]}
    />
  );
}

const nameCell = ({ slug }: Tenant): React.ReactNode => (
  <Link to="/brands/$slug" params={{ slug }} className="target inline-flex items-center">
    <BrandName slug={slug} />
  </Link>
);

const publishedText = ({ published_at: at }: BrandStanding): React.ReactNode =>
  at === null ? '–' : <span className="whitespace-nowrap">{fromNow(at)}</span>;

const hostsText = ({ hosts_live: live, hosts_open: open }: BrandStanding): string =>
  open === 0 ? String(live) : texts.hosts_open.replace('{live}', String(live)).replace('{open}', String(open));

const concernsText = ({ complaints, reports }: BrandStanding): string =>
  `${complaints.toLocaleString()} · ${reports.toLocaleString()}`;

const share = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** A standing that is dangerous is said in words, not only by colour. */
function MailFigure({ complained_per_mille: perMille }: BrandStanding) {
  if (perMille === null) return '–';
  const text = `${share.format(perMille)} ‰`;
  if (perMille < MANY_COMPLAINTS) return text;
  return (
    <strong className="text-danger">
      {text}, {texts.mail_high}
    </strong>
  );
}
