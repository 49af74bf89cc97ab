import { type LaunchStep } from '../../configuration/launch-query';
import { launch as texts } from '../../texts/launch';

const COLOURS = { ok: 'text-good', wait: 'text-quiet', wrong: 'text-danger font-semibold', not_needed: 'text-quiet' };

/** A state in a word; its colour says nothing more. */
export function StateWord({ state }: { readonly state: LaunchStep['state'] }) {
  return <span className={COLOURS[state]}>{texts.states[state]}</span>;
}
