import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { BrandScreen } from '../../configuration/brand-screen';
import { useBrand, useEdits } from '../../configuration/brand-context';
import { LiveBar } from '../../configuration/live-bar';
import { RollBack } from '../../configuration/roll-back';
import { useRelease } from '../../configuration/use-release';
import { useSelf } from '../../frame/self-context';
import { configuration } from '../../texts/configuration';
import { releases as texts } from '../../texts/releases';
import { Review } from './review';
import { StaleView } from './stale-view';

export default function Draft() {
  return (
    <BrandScreen title={configuration.draft}>
      <Content />
    </BrandScreen>
  );
}

/** Shows unsaved changes, saves them as a draft or publishes them, and then tells how far the release has come. */
function Content() {
  const { tenant, store, live, current, base } = useBrand();
  const { permissions } = useSelf();
  const edits = useEdits(store);
  const release = useRelease(tenant.slug);
  const [saved, setSaved] = useState<number>();
  const isEmpty = Object.keys(edits).length === 0;
  const { state } = release;
  // A brand that is not live goes on with its newest draft, also after a reload.
  const stored = saved ?? (live === null && isEmpty ? current : null);
  const previous = state.state === 'released' ? state.released.release.previous : null;
  return (
    <div className="grid gap-4">
      {state.state === 'released' && <LiveBar slug={tenant.slug} released={state.released} />}
      {state.state === 'released' && previous !== null && isEmpty && permissions.includes('tenant.publish') && (
        <RollBack
          to={previous}
          isBusy={false}
          onRollBack={(reason) =>
            void release.rollBack({ base: state.released.release.revision, reason, revision: previous })
          }
        />
      )}
      {state.state === 'failed' && (
        <p role="alert" className="text-danger">
          {state.message}
        </p>
      )}
      {stored !== null && state.state !== 'released' && (
        <p role="status" className="flex flex-wrap items-center gap-3">
          {(saved === undefined ? texts.draft_newest : texts.saved).replace('{revision}', String(stored))}
          <Link
            to="/brands/$slug/revisions/$revision"
            params={{ slug: tenant.slug, revision: String(stored) }}
            className="target inline-flex items-center text-accent underline"
          >
            {texts.open_revision.replace('{revision}', String(stored))}
          </Link>
          {live === null && (
            <Link
              to="/brands/$slug/launch"
              params={{ slug: tenant.slug }}
              className="target inline-flex items-center text-accent underline"
            >
              {texts.on_with_launch}
            </Link>
          )}
        </p>
      )}
      {isEmpty && saved === undefined && state.state === 'idle' && <p>{texts.draft_none}</p>}
      {!isEmpty && current !== base && current !== null && <StaleView theirs={current} />}
      {!isEmpty && current === base && <Review release={release} onSaved={setSaved} />}
    </div>
  );
}
