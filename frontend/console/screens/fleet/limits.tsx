import { newWave as texts } from '../../texts/fleet';
import { Field } from '../../ui/field';
import { LIMITS, type LimitName, type WaveForm } from './wave-form';

interface Props {
  readonly form: WaveForm;
  readonly onChange: (more: Partial<WaveForm>) => void;
}

/** When a wave stops by itself. It is closed until somebody wants other limits than the usual ones. */
export function Limits({ form: { limits }, onChange }: Props) {
  return (
    <details className="rounded-lg border border-line p-3">
      <summary className="target cursor-pointer">{texts.limits}</summary>
      <div className="grid gap-3 pt-3 sm:grid-cols-2">
        {(Object.keys(LIMITS) as LimitName[]).map((name) => (
          <Field
            key={name}
            label={texts.limit_names[name]}
            type="number"
            required
            min={name === 'signups_percent' ? 0 : 1}
            max={name.endsWith('least') ? 100_000 : 100}
            value={limits[name] ?? String(LIMITS[name])}
            onChange={(event) => {
              onChange({ limits: { ...limits, [name]: event.target.value } });
            }}
          />
        ))}
      </div>
    </details>
  );
}
