import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useBrand, useEdits } from '../../configuration/brand-context';
import { faultsByField } from '../../configuration/faults-by-field';
import { FieldRow } from '../../configuration/field-row';
import { fieldsOf } from '../../configuration/schema';
import { usePlan } from '../../configuration/use-plan';
import { useKeys } from '../../frame/keys';
import { configuration } from '../../texts/configuration';
import { launch as texts } from '../../texts/launch';
import { ThemeSample } from '../settings/theme-sample';
import { SuggestedPrices } from './suggested-prices';
import { type SettingsStepName, fieldsOfStep } from './step-fields';

interface Props {
  readonly step: SettingsStepName;
}

const LINK = 'target inline-flex items-center text-accent underline';

/** The settings of a step. A brand that is not live is changed over its newest draft. */
export function SettingsStep({ step }: Props) {
  const { tenant, store, live, current, mayWrite } = useBrand();
  const { slug } = tenant;
  const navigate = useNavigate();
  const hasEdits = Object.keys(useEdits(store)).length > 0;
  useKeys([
    {
      keys: 'mod+Enter',
      label: texts.review,
      run: () => void navigate({ to: '/brands/$slug/draft', params: { slug } }),
    },
  ]);
  if (!mayWrite) return <p>{configuration.read_only}</p>;
  return (
    <>
      {live === null && current !== null && (
        <p className="text-quiet">{texts.draft_saved.replace('{revision}', String(current))}</p>
      )}
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
