import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { type ComplaintInShort, complaintPlace } from '../../api/complaints';
import { BrandName } from '../../frame/brand-name';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { complaints as texts, kinds, states } from '../../texts/complaints';
import { Answer } from '../../ui/answer';
import { Due } from '../../ui/due';
import { languageName } from '../../ui/language-name';
import { Pages } from '../../ui/pages';
import { Table } from '../../ui/table';
import { fromNow } from '../../ui/times';
import { Words } from '../../ui/words';
import { complaintList } from './complaint-queries';
import { ComplaintFilters } from './filters';
import { type ComplaintSearch, readComplaintSearch } from './search';

/** The complaints of all brands that one reaches. What waits is listed as it is due. */
export default function Complaints() {
  const search = readComplaintSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (to: ComplaintSearch): void => void navigate({ to: '/complaints', search: { ...to } });
  const query = useQuery(complaintList(search));
  const { after, ...filters } = search;
  return (
    <div className="grid gap-4">
      <h1>{texts.title}</h1>
      <ComplaintFilters search={search} onSearch={go} />
      <Answer query={query}>
        {({ complaints, next }) => (
          <>
            {complaints.length === 0 ? (
              <p role="status">{texts.nothing}</p>
            ) : (
              <List complaints={complaints} hasMore={next !== null} search={search} />
            )}
            <Pages
              first={{ text: texts.first, go: after === undefined ? undefined : () => go(filters) }}
              next={{ text: texts.more, go: next === null ? undefined : () => go({ ...filters, after: next }) }}
            />
          </>
        )}
      </Answer>
    </div>
  );
}

interface ListProps {
  readonly complaints: readonly ComplaintInShort[];
  readonly hasMore: boolean;
  readonly search: ComplaintSearch;
}

/** `j` and `k` go from one to the next, Enter opens it. */
function List({ complaints, hasMore, search }: ListProps) {
  const { tenants } = useSelf();
  const list = useRef<HTMLDivElement>(null);
  const move = (by: number) => () => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-complaint]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    links[at === -1 ? 0 : Math.max(0, Math.min(at + by, links.length - 1))]?.focus();
  };
  useKeys([
    { keys: 'j', label: texts.next, run: move(1) },
    { keys: 'k', label: texts.before, run: move(-1) },
  ]);
  return (
    <div ref={list}>
      <Table
        caption={texts.title}
        rows={complaints}
        hasMore={hasMore}
        keyOf={({ tenant, reference }) => `${tenant} ${reference}`}
        columns={[
          {
            name: texts.reference,
            cell: (complaint) => (
              <Link
                data-complaint
                {...complaintPlace(complaint)}
                search={{ ...search }}
                className="target inline-flex items-center whitespace-nowrap text-accent tabular-nums underline"
              >
                {complaint.reference}
              </Link>
            ),
          },
          { name: texts.about, cell: (complaint) => <Beginning complaint={complaint} /> },
          { name: texts.writer, cell: ({ name }) => (name === '' ? texts.erased : name) },
          {
            name: texts.due,
            cell: ({ due_at: due, state }) => <Short>{due === null ? states[state] : <Due at={due} />}</Short>,
          },
          { name: texts.language, isFolded: true, cell: ({ language }) => <Short>{languageName(language)}</Short> },
          ...(tenants.length > 1
            ? [
                {
                  name: texts.brand,
                  isFolded: true,
                  cell: ({ tenant }: ComplaintInShort) => <BrandName slug={tenant} />,
                },
              ]
            : []),
          { name: texts.last, isFolded: true, cell: ({ last_at: last }) => <Short>{fromNow(last)}</Short> },
          { name: texts.assignee, isFolded: true, cell: ({ assignee }) => assignee ?? '–' },
        ]}
      />
    </div>
  );
}

/** Stays on one line where there is room for a table. */
const Short = ({ children }: { readonly children: ReactNode }) => (
  <span className="sm:whitespace-nowrap">{children}</span>
);

const Beginning = ({ complaint: { kind, beginning, language } }: { readonly complaint: ComplaintInShort }) => (
  <>
    <span className="block font-semibold">{kinds[kind]}</span>
    <span lang={language} className="line-clamp-2 text-quiet">
      <Words>{beginning}</Words>
    </span>
  </>
);
