import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBrand } from '../../configuration/brand-context';
import { revisionsQuery } from '../../configuration/brand-queries';
import { touchesMoney } from '../../configuration/changes';
import { changesQuery } from '../../configuration/changes-query';
import { type Launch } from '../../configuration/launch-query';
import { launch as texts } from '../../texts/launch';
import { Answer } from '../../ui/answer';
import { RevisionActs } from '../releases/revision-acts';

/** The newest revision with the acts that are left: a preview on the real host, a second person's word, publishing. */
export function PublishStep({ launch: { revision, live_revision: live } }: { readonly launch: Launch }) {
  const { tenant } = useBrand();
  const revisions = useQuery(revisionsQuery(tenant.slug));
  if (revision === null) return <p>{texts.no_draft}</p>;
  return (
    <>
      {live !== null && <p>{texts.is_live.replace('{revision}', String(live))}</p>}
      <Answer query={revisions}>
        {({ revisions: rows }) => {
          const row = rows.find((one) => one.revision === revision);
          return row && <Acts row={row} />;
        }}
      </Answer>
    </>
  );
}

function Acts({ row }: Pick<React.ComponentProps<typeof RevisionActs>, 'row'>) {
  const { tenant, schema, live } = useBrand();
  const compared = live ?? undefined;
  // The acts stay while they change what is live.
  const query = useQuery({ ...changesQuery(tenant.slug, row.revision, compared), placeholderData: keepPreviousData });
  return (
    <>
      <p>
        {texts.revision.replace('{revision}', String(row.revision))} · {row.author}
        <br />
        {row.reason}
      </p>
      <Answer query={query}>
        {({ changes }) => <RevisionActs row={row} isMoney={touchesMoney(schema, changes)} />}
      </Answer>
    </>
  );
}
