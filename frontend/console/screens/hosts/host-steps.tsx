import { type Host } from '../../api/brands';
import { hosts as texts } from '../../texts/hosts';

const STEPS = ['pending', 'verified', 'live'] as const;

/** How far a host is, as steps; one that was taken away says so instead. */
export function HostSteps({ state }: Pick<Host, 'state'>) {
  if (state === 'suspended') return <strong className="text-danger">{texts.suspended}</strong>;
  if (state === 'retired') return <span className="text-quiet">{texts.retired}</span>;
  const reached = STEPS.indexOf(state);
  return (
    <ol className="flex flex-wrap gap-x-2 max-sm:justify-end">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === state ? 'step' : undefined}
          className={index > reached ? 'text-quiet' : step === state ? 'font-semibold text-good' : 'text-good'}
        >
          <span aria-hidden>{index > reached ? '○' : '●'}</span> {texts.steps[step]}
        </li>
      ))}
    </ol>
  );
}
