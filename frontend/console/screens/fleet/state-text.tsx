import { fleet as texts } from '../../texts/fleet';
import { type ListedWave } from './fleet-queries';

/** How far a wave is, in words. One that was stopped waits for somebody. */
export function StateText({ wave: { state, stage } }: { readonly wave: Pick<ListedWave, 'state' | 'stage'> }) {
  const text = texts.states[state];
  const isInStage = stage !== null && ['publishing', 'watching', 'waiting', 'stopped'].includes(state);
  const shown = isInStage ? `${text}: ${texts.stages[stage].toLowerCase()}` : text;
  return state === 'stopped' ? <strong className="text-danger">{shown}</strong> : shown;
}
