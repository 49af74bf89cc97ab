import { useState } from 'react';
import { errorTextOf } from '../../../components/settings/error-texts';
import { type CheckTexts } from '../check-texts';
import { type Check } from '../use-check';

/** Asks for a gesture; `told` says why there is none. */
export function useStart({ errorState, offer }: CheckTexts, check: Check) {
  const [told, setTold] = useState('');
  const [isBusy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setTold('');
    const answer = await check.start();
    setBusy(false);
    if (answer.state === 'done') return;
    if (answer.state === 'failed' && answer.code === 'photo_check_needs_photo') void check.refetch();
    else setTold(errorTextOf(answer, { ...errorState, failed: offer.startFailed }, offer.tooOften));
  };
  return { told, isBusy, start };
}
