import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { useBrand } from '../../configuration/brand-context';
import { layersQuery } from '../../configuration/brand-queries';
import { editsBetween } from '../../configuration/edits';
import { LiveBar } from '../../configuration/live-bar';
import { isReason, ReasonField } from '../../configuration/reason-field';
import { RollBack } from '../../configuration/roll-back';
import { useRelease } from '../../configuration/use-release';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { releases as texts } from '../../texts/releases';
import { Button } from '../../ui/button';
import { problemText } from '../../ui/problem-text';
import { OpenChecks, useHeldBack } from './open-checks';
import { Preview } from './preview';
import { ReleaseNotice } from './release-notice';
import { TakeAway } from './take-away';
import { ScheduleForm } from './schedule-form';
import { approvalText, type RevisionRow } from './revision-state';

interface Props {
  readonly row: RevisionRow & { readonly revision: number; readonly author: string; readonly reason: string };
  readonly isMoney: boolean;
}

/** Shows the acts on a revision that the api would not refuse to this person. */
export function RevisionActs({ row, isMoney }: Props) {
  const { tenant, live } = useBrand();
  const { slug } = tenant;
  const { email, permissions } = useSelf();
  const queries = useQueryClient();
  const release = useRelease(slug);
  const [fault, setFault] = useState<string>();
  const [reason, setReason] = useState(row.reason);
  // Two presses in a row are one.
  const isActing = useRef(false);
  const { state } = release;
  const held = useHeldBack(row.revision);
  const hasApproved = row.approvers.includes(email);
  const isDraft = !row.live && row.releases.length === 0;
  const needsApproval = isMoney && row.approvals_missing > 0;
  const mayPublish = permissions.includes('tenant.publish') && !row.live;
  const wish = { revision: row.revision, base: live, reason: reason.trim() };

  const act = async (call: () => Promise<unknown>): Promise<void> => {
    if (isActing.current) return;
    isActing.current = true;
    setFault(undefined);
    try {
      await call();
    } catch (error) {
      setFault(problemText(error));
    } finally {
      isActing.current = false;
    }
    await queries.invalidateQueries({ queryKey: ['revisions', slug] });
    await queries.invalidateQueries({ queryKey: ['scheduled', slug] });
    await queries.invalidateQueries({ queryKey: ['launch', slug] });
  };
  const approve = () =>
    act(() =>
      valueOf(
        client.POST('/api/staff/tenants/{slug}/revisions/{revision}/approvals', {
          params: { path: { slug, revision: row.revision } },
        }),
      ),
    );
  const publish = (): void => void release.publish(wish);
  useKeys(
    mayPublish && isDraft && !needsApproval && !held ? [{ keys: 'mod+Enter', label: texts.publish, run: publish }] : [],
  );
  return (
    <section aria-label={texts.publish} className="grid gap-4">
      {state.state === 'released' && <LiveBar slug={slug} released={state.released} />}
      <ReleaseNotice state={state} />
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      {isMoney && isDraft && <p>{approvalText(row)}</p>}
      {isMoney && isDraft && hasApproved && <p>{texts.approved}</p>}
      {isMoney && isDraft && row.author === email && <p>{texts.own}</p>}
      {needsApproval &&
        isDraft &&
        row.author !== email &&
        row.may_approve &&
        permissions.includes('tenant.approve') && (
          <p className="flex flex-wrap items-center gap-3">
            <Button look="main" onClick={() => void approve()}>
              {texts.approve}
            </Button>
            {texts.approve_text}
          </p>
        )}
      {mayPublish && isDraft && !needsApproval && held && <OpenChecks />}
      {mayPublish && isDraft && !needsApproval && !held && (
        <form
          className="grid max-w-prose gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            publish();
          }}
        >
          <ReasonField value={reason} onChange={setReason} />
          <p className="flex flex-wrap items-end gap-2">
            <Button type="submit" look="main" disabled={!isReason(reason) || state.state === 'busy'}>
              {texts.publish}
            </Button>
            {state.state === 'busy' && <span role="status">{texts.committing}</span>}
          </p>
        </form>
      )}
      {mayPublish && isDraft && !needsApproval && !held && <ScheduleForm wish={wish} />}
      {mayPublish && !isDraft && live !== null && (
        <RollBack
          to={row.revision}
          isBusy={state.state === 'busy'}
          onRollBack={(why) => void release.rollBack({ base: live, reason: why, revision: row.revision })}
        />
      )}
      <div className="flex flex-wrap items-start gap-2">
        {!row.live && permissions.includes('tenant.write') && <Reopen revision={row.revision} />}
        <Preview revision={row.revision} />
      </div>
      <TakeAway revision={row.revision} />
    </section>
  );
}

/** Makes unsaved changes of what a revision has other than what is live. */
function Reopen({ revision }: { readonly revision: number }) {
  const { tenant, current, store } = useBrand();
  const { slug } = tenant;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [fault, setFault] = useState<string>();
  const reopen = async (): Promise<void> => {
    if (store.read() !== undefined && !window.confirm(texts.reopen_question)) return;
    try {
      const [theirs, own] = await Promise.all([
        queries.query(layersQuery(slug, current)),
        queries.query(layersQuery(slug, revision)),
      ]);
      store.replace({ base: current, edits: editsBetween(theirs.source, own.source) });
      await navigate({ to: '/brands/$slug/draft', params: { slug } });
    } catch (error) {
      setFault(problemText(error));
    }
  };
  return (
    <>
      <Button onClick={() => void reopen()}>{texts.reopen}</Button>
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </>
  );
}
