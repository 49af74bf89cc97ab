import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { schemaQuery } from '../../configuration/brand-queries';
import { fleet, newWave as texts } from '../../texts/fleet';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Field } from '../../ui/field';
import { useKeptDraft } from '../../ui/kept-draft';
import { TextArea } from '../../ui/text-area';
import { useAct } from '../../ui/use-act';
import { BrandScope } from './brand-scope';
import { ChangeField } from './change-field';
import { draftWave } from './fleet-queries';
import { Limits } from './limits';
import { NO_CHANGE, type WaveForm, draftOf, formFault, readForm } from './wave-form';

/** Writes a wave down: what changes, at which brands, and how it goes on. What is typed stays in this tab until it is sent. */
export default function NewWave() {
  const [kept, keep] = useKeptDraft('wave');
  const form = readForm(kept);
  const change = (more: Partial<WaveForm>): void => {
    keep(JSON.stringify({ ...form, ...more }));
  };
  const navigate = useNavigate();
  const queries = useQueryClient();
  const missing = formFault(form);
  const { isBusy, fault, onSubmit } = useAct(async () => {
    const { id } = await draftWave(draftOf(form));
    keep('');
    await queries.invalidateQueries({ queryKey: ['waves'] });
    await navigate({ to: '/fleet/$wave', params: { wave: id } });
  });
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        <Link to="/fleet" className="target inline-flex items-center text-accent underline">
          {fleet.back}
        </Link>
      </p>
      <h1>{fleet.new_title}</h1>
      <form onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Choice
          label={texts.kind}
          value={form.kind}
          onChange={(event) => {
            change({ kind: event.target.value === 'template' ? 'template' : 'change' });
          }}
          choices={Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))}
        />
        {form.kind === 'template' ? (
          <p className="max-w-prose text-quiet">{texts.template_text}</p>
        ) : (
          <WaveChangeFields form={form} onChange={change} />
        )}
        <BrandScope form={form} onChange={change} />
        <Timing form={form} onChange={change} />
        <Limits form={form} onChange={change} />
        <TextArea
          label={texts.reason}
          hint={texts.reason_hint}
          required
          minLength={3}
          maxLength={200}
          value={form.reason}
          onChange={(event) => {
            change({ reason: event.target.value });
          }}
        />
        {fault !== undefined && (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="main" disabled={isBusy || missing !== undefined}>
            {texts.submit}
          </Button>
          <span className="text-quiet">{missing ?? texts.submit_text}</span>
        </p>
      </form>
    </div>
  );
}

interface PartProps {
  readonly form: WaveForm;
  readonly onChange: (more: Partial<WaveForm>) => void;
}

function WaveChangeFields({ form: { changes }, onChange }: PartProps): ReactNode {
  const schema = useQuery(schemaQuery);
  return (
    <Answer query={schema}>
      {(settings) => (
        <>
          {changes.map((one, index) => (
            <ChangeField
              key={index}
              schema={settings}
              title={texts.setting.replace('{number}', String(index + 1))}
              change={one}
              onChange={(changed) => {
                onChange({ changes: changes.with(index, changed) });
              }}
              onRemove={
                changes.length > 1
                  ? () => {
                      onChange({ changes: changes.filter((_, other) => other !== index) });
                    }
                  : undefined
              }
            />
          ))}
          <p>
            <Button
              onClick={() => {
                onChange({ changes: [...changes, NO_CHANGE] });
              }}
            >
              {texts.add}
            </Button>
          </p>
        </>
      )}
    </Answer>
  );
}

function Timing({ form: { minutes, goesOn }, onChange }: PartProps) {
  return (
    <div className="grid gap-3">
      <div className="sm:w-72">
        <Field
          label={texts.watch}
          type="number"
          required
          min={1}
          max={240}
          value={minutes}
          onChange={(event) => {
            onChange({ minutes: event.target.value });
          }}
        />
      </div>
      <label className="target flex items-center gap-2">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={goesOn}
          onChange={(event) => {
            onChange({ goesOn: event.target.checked });
          }}
        />
        {texts.goes_on}
      </label>
      <p className="text-quiet">{texts.goes_on_text}</p>
    </div>
  );
}
