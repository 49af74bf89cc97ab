import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { BrandName } from '../../frame/brand-name';
import { audit as texts } from '../../texts/audit';
import { sections } from '../../texts/frame';
import { Answer } from '../../ui/answer';
import { Pages } from '../../ui/pages';
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
      <AuditFilters search={search} onSearch={go} />
      <Answer query={query}>
        {({ entries, next }) => (
          <>
            {entries.length === 0 && <p role="status">{texts.nothing}</p>}
            {entries.length > 0 && (
              <Table
                caption={sections.audit}
                rows={entries}
                hasMore={next !== null}
                keyOf={({ id }) => id}
                columns={[
                  { name: texts.at, cell: ({ at }) => <span className="whitespace-nowrap">{timeText(at)}</span> },
                  { name: texts.actor, cell: ({ actor }) => actor },
                  { name: texts.action, cell: ({ action }) => action },
                  {
                    name: texts.brand,
                    isFolded: true,
                    cell: ({ tenant }) => (tenant === null ? '–' : <BrandName slug={tenant} />),
                  },
                  { name: texts.subject, cell: ({ subject }) => subject },
                  { name: texts.details, isFolded: true, cell: ({ details }) => detailsText(details) },
                ]}
              />
            )}
            <Pages
              first={{
                text: texts.newest,
                go: search.before === undefined ? undefined : () => go({ ...search, before: undefined }),
              }}
              next={{ text: texts.older, go: next === null ? undefined : () => go({ ...search, before: next }) }}
            >
              {entries.length > 0 && <AuditDownload search={search} />}
            </Pages>
          </>
        )}
      </Answer>
    </div>
  );
}

const detailsText = (details: object): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
