import { useEffect, useState } from 'react';
import { secondsLeft } from '../../lib/countdown';
import { useMember } from '../../lib/member';
import { type Bonus, getTimeBonus } from './api/get-time-bonus';
import { keepOver } from './bonus-memory';

export interface Running extends Bonus {
  readonly seconds: number;
  readonly member: number;
}

/** The bonus of whoever is signed in, second by second; undefined without, once it is over, and for who has bought. */
export function useTimeBonus(): Running | undefined {
  const member = useMember();
  const id = member && !member.paid_user ? member.profile.id : undefined;
  const [running, setRunning] = useState<Running>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const end = (): void => {
      keepOver(id);
      setRunning(undefined);
    };
    const tick = (bonus: Bonus): void => {
      const left = bonus.endsAt - performance.now();
      const seconds = secondsLeft(bonus.endsAt, performance.now());
      if (seconds === 0) {
        end();
        return;
      }
      setRunning({ ...bonus, seconds, member: id });
      timer = setTimeout(() => tick(bonus), left % 1000 || 1000);
    };
    const ask = async (): Promise<void> => {
      const answer = await getTimeBonus();
      if (isGone || answer === undefined) return;
      clearTimeout(timer);
      if (answer === 'over') end();
      else if (answer === 'unusable') setRunning(undefined);
      else tick(answer);
    };
    // A device that slept may have stopped its clock.
    const look = (): void => {
      if (document.visibilityState === 'visible') void ask();
    };
    document.addEventListener('visibilitychange', look);
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      setRunning(undefined);
    };
  }, [id]);
  return running?.member === id ? running : undefined;
}
