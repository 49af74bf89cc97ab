import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useBrand, useEdits } from '../../configuration/brand-context';
import { layersQuery } from '../../configuration/brand-queries';
import { editsBetween } from '../../configuration/edits';
import { faultsByField } from '../../configuration/faults-by-field';
import { FieldRow } from '../../configuration/field-row';
import { fieldsOf } from '../../configuration/schema';
import { usePlan } from '../../configuration/use-plan';
import { useKeys } from '../../frame/keys';
import { configuration } from '../../texts/configuration';
import { launch as texts } from '../../texts/launch';
import { Button } from '../../ui/button';
import { useAct } from '../../ui/use-act';
import { ThemeSample } from '../settings/theme-sample';
import { SuggestedPrices } from './suggested-prices';
import { type SettingsStepName, fieldsOfStep } from './step-fields';

interface Props {
  readonly step: SettingsStepName;
  /** The newest revision; null before the first draft. */
  readonly revision: number | null;
}

const LINK = 'target inline-flex items-center text-accent underline';

/** The settings of a step. A brand that has a draft and nothing live is changed over that draft. */
export function SettingsStep({ step, revision }: Props) {
  const { tenant, store, live, mayWrite } = useBrand();
  const { slug } = tenant;
  const navigate = useNavigate();
  const hasEdits = Object.keys(useEdits(store)).length > 0;
  const isOverDraft = live === null && revision !== null && !hasEdits;
  useKeys([
    {
      keys: 'mod+Enter',
      label: texts.review,
      run: () => void navigate({ to: '/brands/$slug/draft', params: { slug } }),
    },
  ]);
  if (!mayWrite) return <p>{configuration.read_only}</p>;
  if (isOverDraft) return <ChangeDraft revision={revision} />;
  return (
    <>
      {step === 'look' && <ThemeSample />}
      {step === 'offer' && <SuggestedPrices />}
      <Fields step={step} />
      <p className="flex flex-wrap gap-4">
        {hasEdits && (
          <Link to="/brands/$slug/draft" params={{ slug }} className={LINK}>
            {texts.review}
          </Link>
        )}
        <Link to="/brands/$slug/settings" params={{ slug }} className={LINK}>
          {texts.all_settings}
        </Link>
      </p>
    </>
  );
}

function Fields({ step }: Pick<Props, 'step'>) {
  const { schema } = useBrand();
  const fields = useMemo(() => fieldsOf(schema), [schema]);
  const { plan } = usePlan();
  const faults = useMemo(() => faultsByField(fields, plan?.faults ?? []), [fields, plan]);
  return (
    <div className="rounded-lg border border-line bg-panel px-4">
      {fieldsOfStep(step, fields).map((field) => (
        <FieldRow key={field.path} field={field} faults={faults.get(field.path) ?? '[]'} />
      ))}
    </div>
  );
}

/** Makes unsaved changes of the draft, so that the next one has all that it has. */
function ChangeDraft({ revision }: { readonly revision: number }) {
  const { tenant, store } = useBrand();
  const queries = useQueryClient();
  const { isBusy, fault, run } = useAct(async () => {
    const { source } = await queries.query(layersQuery(tenant.slug, revision));
    store.replace({ base: null, edits: editsBetween({}, source) });
  });
  return (
    <div className="grid justify-items-start gap-2">
      <p className="max-w-prose">{texts.draft_saved.replace('{revision}', String(revision))}</p>
      <Button disabled={isBusy} onClick={() => void run(new FormData())}>
        {texts.change_draft.replace('{revision}', String(revision))}
      </Button>
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
