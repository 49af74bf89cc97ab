import { useState } from 'react';
import { client } from '../../api/client';
import { ConsoleProblem, valueOf } from '../../api/problem';
import { useBrand, useEdits } from '../../configuration/brand-context';
import { Changes, touchesMoney } from '../../configuration/changes';
import { applyEdits } from '../../configuration/edits';
import { isReason, ReasonField } from '../../configuration/reason-field';
import { usePlan } from '../../configuration/use-plan';
import { type useRelease } from '../../configuration/use-release';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { configuration } from '../../texts/configuration';
import { releases as texts } from '../../texts/releases';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { problemText } from '../../ui/problem-text';
import { FaultList } from './fault-list';

interface Props {
  readonly release: ReturnType<typeof useRelease>;
  readonly onSaved: (revision: number) => void;
}

/** Unsaved changes against what is live. Saving makes an immutable revision of them; another may follow, none is written over. */
export function Review({ release, onSaved }: Props) {
  const { tenant, store, schema, layers, live, current } = useBrand();
  const { permissions } = useSelf();
  const edits = useEdits(store);
  const { plan, isCurrent, query } = usePlan();
  const [reason, setReason] = useState(() => reasonOf(Object.keys(edits)));
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const isMoney = plan !== undefined && touchesMoney(schema, plan.changes);
  const isReady = isCurrent && plan?.faults.length === 0 && isReason(reason) && !isBusy;
  const mayPublish = permissions.includes('tenant.publish') && !isMoney;

  const save = async (isToPublish: boolean): Promise<void> => {
    if (!isReady) return;
    setBusy(true);
    setFault(undefined);
    const wish = { base: live, reason: reason.trim() };
    try {
      const { revision } = await valueOf(
        client.POST('/api/staff/tenants/{slug}/revisions', {
          params: { path: { slug: tenant.slug } },
          body: {
            ...{ ...wish, source: applyEdits(layers.source, edits) },
            // The newest draft of a brand that is not live will go live.
            ...(live === null && { newest: current }),
          },
        }),
      );
      onSaved(revision);
      const outcome = isToPublish ? await release.publish({ ...wish, revision }) : 'idle';
      // They are a revision now. After a race they stay here, too, to be brought together with what the other published.
      if (outcome !== 'raced') store.replace(undefined);
      await release.refresh();
    } catch (error) {
      // Reading anew what is live shows theirs beside these.
      if (error instanceof ConsoleProblem && MOVED.has(error.code)) await release.refresh();
      else setFault([problemText(error), ...faultsOf(error)].join(' '));
    } finally {
      setBusy(false);
    }
  };
  useKeys([
    {
      keys: 'mod+Enter',
      label: mayPublish ? texts.save_publish : texts.save,
      run: () => void save(mayPublish),
    },
  ]);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save(mayPublish);
      }}
    >
      <h2>{texts.changes}</h2>
      <Answer query={query}>
        {({ live: compared, changes, faults }) => (
          <>
            {faults.length > 0 ? (
              <FaultList {...{ faults, schema }} source={applyEdits(layers.source, edits)} />
            ) : (
              <>
                <p className="text-quiet">
                  {compared === null ? texts.against_none : texts.against_live.replace('{live}', String(compared))}
                </p>
                {compared === null ? (
                  <details>
                    <summary className="target inline-flex cursor-pointer items-center text-accent underline">
                      {texts.all_new.replace('{count}', String(changes.length))}
                    </summary>
                    <Changes caption={texts.changes} schema={schema} changes={changes} />
                  </details>
                ) : (
                  <Changes caption={texts.changes} schema={schema} changes={changes} />
                )}
              </>
            )}
          </>
        )}
      </Answer>
      <div className="max-w-prose">
        <ReasonField value={reason} onChange={setReason} />
      </div>
      {isMoney && <p className="text-danger">{texts.needs_second}</p>}
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        {mayPublish && (
          <Button type="submit" look="main" disabled={!isReady}>
            {texts.save_publish}
          </Button>
        )}
        <Button
          type={mayPublish ? 'button' : 'submit'}
          look={mayPublish ? 'plain' : 'main'}
          disabled={!isReady}
          onClick={mayPublish ? () => void save(false) : undefined}
        >
          {texts.save}
        </Button>
        <Button
          look="bare"
          onClick={() => {
            if (window.confirm(configuration.discard_question)) store.replace(undefined);
          }}
        >
          {configuration.discard}
        </Button>
        {(isBusy || !isCurrent) && <span role="status">{isBusy ? texts.committing : configuration.checking}</span>}
      </p>
    </form>
  );
}

const MOVED: ReadonlySet<string | undefined> = new Set(['base_moved', 'draft_moved']);
const NAMED = 3;

/** A reason to begin with, which tells what is changed. */
function reasonOf(paths: readonly string[]): string {
  const more = paths.length > NAMED ? ` +${paths.length - NAMED}` : '';
  return texts.reason_of.replace('{fields}', `${paths.slice(0, NAMED).join(', ')}${more}`).slice(0, 300);
}

const faultsOf = (error: unknown): string[] =>
  error instanceof ConsoleProblem ? error.faults.map(({ path, message }) => `${path}: ${message}`) : [];
