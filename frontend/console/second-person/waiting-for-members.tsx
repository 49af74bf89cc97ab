import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type WaitingMailChange } from '../api/mail-changes';
import { BrandName } from '../frame/brand-name';
import { NotFound } from '../frame/fallbacks';
import { useSelf } from '../frame/self-context';
import { members } from '../texts/members';
import { secondPerson as texts } from '../texts/second-person';
import { Answer } from '../ui/answer';
import { type Column, Table } from '../ui/table';
import { timeText } from '../ui/times';
import { notYours } from './not-yours';

/** The fields that every kind of request has; the list of new addresses has no others. */
type Waiting = WaitingMailChange;

interface Props<R extends Waiting> {
  readonly queryKey: string;
  readonly read: () => Promise<readonly R[]>;
  readonly title: string;
  readonly nothing: string;
  readonly text: string;
  readonly columns?: readonly Column<R>[];
}

/** Lists requests for members of all brands that wait for a second person, who decides in the member's file. */
export function WaitingForMembers<R extends Waiting>({ queryKey, read, title, nothing, text, columns }: Props<R>) {
  const self = useSelf();
  const isAllowed = self.permissions.includes('member.read');
  const query = useQuery({ queryKey: [queryKey], queryFn: read, enabled: isAllowed });
  if (!isAllowed) return <NotFound />;
  return (
    <div className="grid gap-4">
      <h1>{title}</h1>
      <Answer query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <p role="status">{nothing}</p>
          ) : (
            <>
              <p className="text-quiet">{text}</p>
              <Table
                caption={title}
                rows={rows}
                keyOf={({ tenant, id }) => `${tenant} ${id}`}
                columns={[
                  { name: texts.member, cell: (row) => <FileLink {...row} /> },
                  { name: texts.brand, isFolded: true, cell: ({ tenant }) => <BrandName slug={tenant} /> },
                  ...(columns ?? []),
                  { name: texts.reason, cell: ({ reason }) => reason },
                  {
                    name: texts.asked,
                    isFolded: true,
                    cell: ({ asked_by, asked_at }) => `${asked_by}, ${timeText(asked_at)}`,
                  },
                  { name: texts.ends, isFolded: true, cell: ({ expires_at }) => timeText(expires_at) },
                  {
                    name: texts.yours,
                    cell: ({ may_approve, asked_by }) => (may_approve ? texts.counts : notYours(self, asked_by)),
                  },
                ]}
              />
            </>
          )
        }
      </Answer>
    </div>
  );
}

function FileLink({ tenant, member, name, fictional }: Waiting) {
  return (
    <Link
      to="/members/$slug/$id"
      params={{ slug: tenant, id: String(member) }}
      className="target inline-flex items-center text-accent underline"
    >
      {fictional ? `${name} (${members.made_up})` : name} {member}
    </Link>
  );
}
