import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { BrandName } from '../../frame/brand-name';
import { audit as texts } from '../../texts/audit';
import { sections } from '../../texts/frame';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { AuditDownload } from './download';
import { AuditFilters } from './filters';
import { readAudit } from './read-audit';
import { type AuditSearch, readAuditSearch } from './search';

/** What staff did, newest first. Filters and place stand in the address, so that a link shows the same. */
export default function Audit() {
  const search = readAuditSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (to: AuditSearch): void => void navigate({ to: '/audit', search: { ...to } });
  const query = useQuery({
    queryKey: ['audit', search],
    queryFn: () => readAudit(search),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid gap-4">
      <h1>{sections.audit}</h1>
      <AuditFilters key={JSON.stringify(search)} search={search} onSearch={go} />
      <Answer query={query}>
        {({ entries, next }) => (
          <>
            {entries.length === 0 && <p role="status">{texts.nothing}</p>}
            {entries.length > 0 && (
              <Table
                caption={sections.audit}
                rows={entries}
                keyOf={({ id }) => id}
                columns={[
                  { name: texts.at, cell: ({ at }) => <span className="whitespace-nowrap">{timeText(at)}</span> },
                  { name: texts.actor, cell: ({ actor }) => <Word>{actor}</Word> },
                  { name: texts.action, cell: ({ action }) => <Word>{action}</Word> },
                  { name: texts.brand, cell: ({ tenant }) => (tenant === null ? '–' : <BrandName slug={tenant} />) },
                  { name: texts.subject, cell: ({ subject }) => <Word>{subject}</Word> },
                  { name: texts.details, cell: ({ details }) => <Word>{detailsText(details)}</Word> },
                ]}
              />
            )}
            <p className="flex flex-wrap gap-2">
              {search.before !== undefined && (
                <Button onClick={() => go({ ...search, before: undefined })}>{texts.newest}</Button>
              )}
              {next !== null && <Button onClick={() => go({ ...search, before: next })}>{texts.older}</Button>}
              {entries.length > 0 && <AuditDownload search={search} />}
            </p>
          </>
        )}
      </Answer>
    </div>
  );
}

/** Addresses and references are long words, which are broken before the table has too little room. */
const Word = ({ children }: { readonly children: string }) => (
  <span className="wrap-anywhere sm:block sm:min-w-32">{children}</span>
);

const detailsText = (details: object): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
