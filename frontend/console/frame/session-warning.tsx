import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lastCall } from '../api/last-call';
import { type Self, selfQuery } from '../api/self';
import { frame as texts } from '../texts/frame';
import { Button } from '../ui/button';
import { clockText } from '../ui/times';
import { type SessionEnd, sessionEnd } from './session-end';

const LOOK_MS = 5000;

/** Says that the session is about to end, while there is time to keep it on or to finish. */
export function SessionWarning({ self }: { readonly self: Self }) {
  const queries = useQueryClient();
  const [end, setEnd] = useState<SessionEnd>();
  useEffect(() => {
    const look = (): void => {
      const next = sessionEnd(self, lastCall(), Date.now());
      setEnd((shown) => (shown?.at === next?.at ? shown : next));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [self]);
  const keepOn = (): void => {
    setEnd(undefined);
    void queries.query({ ...selfQuery, staleTime: 0 }).catch(() => undefined);
  };
  return (
    <div role="status">
      {end && (
        <div className="flex flex-wrap items-center gap-3 border-b border-line bg-hover px-4 py-2">
          <p>{(end.why === 'idle' ? texts.ends_idle : texts.ends_age)(clockText(end.at))}</p>
          {end.why === 'idle' && <Button onClick={keepOn}>{texts.stay}</Button>}
        </div>
      )}
    </div>
  );
}
