import { fleet as texts } from '../../texts/fleet';
import { type Wave } from './fleet-queries';

const STEPS = ['dry_run', 'canary', 'tenth', 'all'] as const;
type Step = (typeof STEPS)[number];

/** How far a wave is on its way from the dry run to all brands. */
export function WaveStages({ wave }: { readonly wave: Wave }) {
  const at = placeOf(wave);
  return (
    <ol className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={`grid gap-1 rounded-md border px-3 py-2 ${index === at ? 'border-accent' : 'border-line'}`}
        >
          <span className={index > at ? 'text-quiet' : 'font-semibold'}>{nameOf(step)}</span>
          <span className="text-quiet">
            {index < at ? texts.stage_done : index === at ? texts.stage_now : texts.stage_next}
          </span>
        </li>
      ))}
    </ol>
  );
}

const nameOf = (step: Step): string => (step === 'dry_run' ? texts.dry_run : texts.stages[step]);

/** The step that the wave is at; behind the last one once it is done. */
function placeOf({ state, stage }: Wave): number {
  if (state === 'done') return STEPS.length;
  return stage === null ? 0 : STEPS.indexOf(stage);
}
