import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
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
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { ReleaseNotice } from './release-notice';
import { stateText } from './revision-state';
import { Scheduled } from './scheduled';
import { TakeAway } from './take-away';

export default function Revisions() {
  return (
    <BrandScreen title={configuration.revisions}>
      <List />
    </BrandScreen>
  );
}

/** All revisions, newest first, and one press back to what was live before. */
function List() {
  const { tenant, live } = useBrand();
  const { permissions } = useSelf();
  const { slug } = tenant;
  const revisions = useQuery(revisionsQuery(slug));
  const release = useRelease(slug);
  const { state } = release;
  return (
    <div className="grid gap-4">
      {state.state === 'released' && <LiveBar slug={slug} released={state.released} />}
      <ReleaseNotice state={state} />
      <Answer query={revisions}>
        {({ revisions: rows }) => {
          const before = rows.filter((row) => !row.live && row.releases.length > 0);
          const last = latestOf(before);
          return (
            <>
              {permissions.includes('tenant.publish') && live !== null && last !== undefined && (
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
                  { name: texts.author, cell: ({ author }) => author },
                  { name: texts.reason, cell: ({ reason }) => reason },
                  { name: texts.written, cell: ({ created_at }) => timeText(created_at) },
                ]}
              />
            </>
          );
        }}
      </Answer>
      {live !== null && <TakeAway revision={live} />}
      <Scheduled />
    </div>
  );
}

interface Row {
  readonly revision: number;
  readonly releases: readonly { readonly at: string }[];
}

/** The one that was live most recently. */
function latestOf(rows: readonly Row[]): number | undefined {
  const times = rows.map(({ revision, releases }) => ({
    revision,
    at: Math.max(...releases.map(({ at }) => new Date(at).getTime())),
  }));
  return times.sort((one, other) => other.at - one.at)[0]?.revision;
}
