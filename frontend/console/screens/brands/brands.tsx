import { Link } from '@tanstack/react-router';
import { useSelf } from '../../frame/self-context';
import { brands as texts } from '../../texts/brands';
import { sections } from '../../texts/frame';
import { type Column, Table } from '../../ui/table';

type Tenant = ReturnType<typeof useSelf>['tenants'][number];

const COLUMNS: readonly Column<Tenant>[] = [
  {
    name: texts.name,
    cell: ({ slug, name }) => (
      <Link to="/brands/$slug" params={{ slug }} className="target inline-flex items-center text-accent underline">
        {name}
      </Link>
    ),
  },
  { name: texts.host, cell: ({ primary_host }) => primary_host ?? '–' },
  { name: texts.live, cell: ({ live_revision }) => live_revision ?? texts.not_live, isNumber: true },
];

export default function Brands() {
  const { tenants, permissions } = useSelf();
  return (
    <div className="grid gap-4">
      <h1>{sections.brands}</h1>
      {permissions.includes('domain.write') && (
        <p>
          <Link to="/new-brand" className="target inline-flex items-center text-accent underline">
            {texts.create}
          </Link>
        </p>
      )}
      {tenants.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <Table caption={sections.brands} columns={COLUMNS} rows={tenants} keyOf={({ slug }) => slug} />
      )}
    </div>
  );
}
