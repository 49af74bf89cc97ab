import { keepJustNow, keptJustNow } from './just-now';

const NAME = 'activation';

const OUTCOMES = ['confirmed', 'confirmed_before', 'used', 'invalid'] as const;
export type ActivationOutcome = (typeof OUTCOMES)[number];

/** What came of a mailed link: for the page that comes next, in this tab only. */
export const keepActivation = (outcome: ActivationOutcome): void => keepJustNow(NAME, outcome);

export function keptActivation(): ActivationOutcome | undefined {
  const kept = keptJustNow(NAME);
  return OUTCOMES.find((outcome) => outcome === kept);
}
