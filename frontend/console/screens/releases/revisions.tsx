import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { BrandScreen } from '../../configuration/brand-screen';
import { useBrand } from '../../configuration/brand-context';
import { revisionsQuery } from '../../configuration/brand-queries';
import { LiveBar } from '../../configuration/live-bar';
import { RollBack } from '../../configuration/roll-back';
import { useRelease } from '../../configuration/use-release';
import { useSelf } from '../../frame/self-context';
import { configuration } from '../../texts/configuration';
import { releases as texts } from '../../texts/releases';
import { Answer } from '../../ui/answer';
import { Pages } from '../../ui/pages';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { ReleaseNotice } from './release-notice';
import { stateText } from './revision-state';
import { Scheduled } from './scheduled';
import { readRevisionsSearch } from './search';
import { TakeAway } from './take-away';

export default function Revisions() {
  return (
    <BrandScreen title={configuration.revisions}>
      <List />
    </BrandScreen>
  );
}

/** A page of the revisions, newest first, and one press back to what was live before. */
function List() {
  const { tenant, live } = useBrand();
  const { permissions } = useSelf();
  const { slug } = tenant;
  const { after } = readRevisionsSearch(useSearch({ strict: false }));
  const revisions = useQuery({ ...revisionsQuery(slug, after), placeholderData: keepPreviousData });
  const release = useRelease(slug);
  const { state } = release;
  return (
    <div className="grid gap-4">
      {state.state === 'released' && <LiveBar slug={slug} released={state.released} />}
      <ReleaseNotice state={state} />
      <Answer query={revisions}>
        {({ revisions: rows, next, before_live: last }) => (
          <>
            {permissions.includes('tenant.publish') && live !== null && last !== null && (
              <RollBack
                key={`${live} ${last}`}
                to={last}
                isBusy={state.state === 'busy'}
                onRollBack={(reason) => void release.rollBack({ base: live, reason, revision: last })}
              />
            )}
            <Table
              caption={configuration.revisions}
              rows={rows}
              hasMore={next !== null}
              keyOf={({ revision }) => String(revision)}
              columns={[
                {
                  name: texts.revision,
                  isNumber: true,
                  cell: ({ revision }) => (
                    <Link
                      to="/brands/$slug/revisions/$revision"
                      params={{ slug, revision: String(revision) }}
                      className="target inline-flex items-center text-accent underline"
                    >
                      {revision}
                    </Link>
                  ),
                },
                { name: texts.state, cell: stateText },
                { name: texts.author, isFolded: true, cell: ({ author }) => author },
                { name: texts.reason, cell: ({ reason }) => reason },
                { name: texts.written, isFolded: true, cell: ({ created_at }) => timeText(created_at) },
              ]}
            />
            <RevisionPages slug={slug} isFirst={after === undefined} next={next} />
          </>
        )}
      </Answer>
      {live !== null && <TakeAway revision={live} />}
      <Scheduled />
    </div>
  );
}

interface PagesProps {
  readonly slug: string;
  readonly isFirst: boolean;
  readonly next: number | null;
}

/** Leads to older revisions, and back to the newest. */
function RevisionPages({ slug, isFirst, next }: PagesProps) {
  const navigate = useNavigate();
  const go = (after?: number): void =>
    void navigate({ to: '/brands/$slug/revisions', params: { slug }, search: after === undefined ? {} : { after } });
  return (
    <Pages
      first={{ text: texts.newest, go: isFirst ? undefined : () => go() }}
      next={{ text: texts.older, go: next === null ? undefined : () => go(next) }}
    />
  );
}
