import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type WaitingMailChange, readWaitingMailChanges } from '../../api/mail-changes';
import { BrandName } from '../../frame/brand-name';
import { NotFound } from '../../frame/fallbacks';
import { useSelf } from '../../frame/self-context';
import { mailChanges as texts } from '../../texts/mail-changes';
import { members } from '../../texts/members';
import { Answer } from '../../ui/answer';
import { timeText } from '../../ui/times';
import { Table } from '../../ui/table';

/** New addresses that wait for a second person, at all brands. They are decided in the member's file. */
export default function MailChanges() {
  const { permissions } = useSelf();
  const isAllowed = permissions.includes('member.read');
  const query = useQuery({ queryKey: ['mail-changes'], queryFn: readWaitingMailChanges, enabled: isAllowed });
  if (!isAllowed) return <NotFound />;
  return (
    <div className="grid gap-4">
      <h1>{texts.title}</h1>
      <Answer query={query}>
        {({ changes }) =>
          changes.length === 0 ? (
            <p role="status">{texts.nothing}</p>
          ) : (
            <>
              <p className="text-quiet">{texts.text}</p>
              <Table
                caption={texts.title}
                rows={changes}
                keyOf={({ tenant, id }) => `${tenant} ${id}`}
                columns={[
                  { name: texts.member, cell: (row) => <FileLink {...row} /> },
                  { name: texts.brand, cell: ({ tenant }) => <BrandName slug={tenant} /> },
                  { name: texts.reason, cell: ({ reason }) => reason },
                  { name: texts.asked, cell: ({ asked_by, asked_at }) => `${asked_by}, ${timeText(asked_at)}` },
                  { name: texts.ends, cell: ({ expires_at }) => timeText(expires_at) },
                  { name: texts.yours, cell: ({ may_approve }) => (may_approve ? texts.yes : texts.no) },
                ]}
              />
            </>
          )
        }
      </Answer>
    </div>
  );
}

function FileLink({ tenant, member, name, fictional }: WaitingMailChange) {
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
