'use client';

import { type ReactNode } from 'react';
import { useHydrated } from '../../components/ui/use-hydrated';
import { type ActivationOutcome, keptActivation } from '../../lib/activation-outcome';

interface Props extends Readonly<Partial<Record<ActivationOutcome, ReactNode>>> {
  /** What is true for everybody. */
  readonly children: ReactNode;
}

/** Says what came of the link that was opened just now, in this tab. */
export function ActivationOutcomes({ children, ...outcomes }: Props) {
  const kept = useHydrated() ? keptActivation() : undefined;
  return (kept && outcomes[kept]) ?? children;
}
