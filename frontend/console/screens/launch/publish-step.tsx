import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useBrand } from '../../configuration/brand-context';
import { revisionQuery } from '../../configuration/brand-queries';
import { touchesMoney } from '../../configuration/changes';
import { changesQuery } from '../../configuration/changes-query';
import { type Launch } from '../../configuration/launch-query';
import { launch as texts } from '../../texts/launch';
import { Answer } from '../../ui/answer';
import { RevisionActs } from '../releases/revision-acts';

/** The newest revision with the acts that are left: a preview on the real host, a second person's word, publishing. */
export function PublishStep({ launch: { revision, live_revision: live } }: { readonly launch: Launch }) {
  const { tenant } = useBrand();
  const revisions = useQuery({ ...revisionQuery(tenant.slug, revision ?? 0), enabled: revision !== null });
  if (revision === null)
    return (
      <>
        <p>{texts.no_draft}</p>
        <p>
          <Link
            to="/brands/$slug/draft"
            params={{ slug: tenant.slug }}
            className="target inline-flex items-center text-accent underline"
          >
            {texts.review}
          </Link>
        </p>
      </>
    );
  return (
    <>
      {live !== null && <Live revision={live} />}
      <Answer query={revisions}>
        {({ revisions: rows }) => {
          const row = rows.find((one) => one.revision === revision);
          return row && <Acts row={row} />;
        }}
      </Answer>
    </>
  );
}

/** The address that visitors open, on the port that the console is on. */
function Live({ revision }: { readonly revision: number }) {
  const { primary_host: host } = useBrand().tenant;
  const { protocol, port } = window.location;
  const address = `${protocol}//${host ?? ''}${port === '' ? '' : `:${port}`}/`;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {texts.is_live.replace('{revision}', String(revision))}
      {host !== null && (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="target inline-flex items-center text-accent underline"
        >
          {texts.visit.replace('{host}', host)}
        </a>
      )}
    </p>
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
