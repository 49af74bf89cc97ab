import { useState } from 'react';
import { type Stretch, continueStretch, isBreakDue } from './breaks';

/** A screen that is left and opened again belongs to the same stretch, as long as the app is open. */
let stretch: Stretch | undefined;

/** When somebody has looked at pictures for long enough. */
export function useBreaks() {
  const [isDue, setDue] = useState(() => stretch !== undefined && isBreakDue(stretch));
  return {
    isDue,
    noteDecision: (isSevere: boolean): void => {
      stretch = continueStretch(stretch, Date.now(), isSevere);
      setDue(isBreakDue(stretch));
    },
    /** The offer comes again after another stretch. */
    decline: (): void => {
      stretch = undefined;
      setDue(false);
    },
  };
}
