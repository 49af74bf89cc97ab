'use client';

import { useEffect, useRef, useState } from 'react';
import { SettingsPart } from '../../components/settings/settings-part';
import { useSecondsLeft } from '../../lib/countdown';
import { type PhotoCheck as CheckState } from './api/photo-check';
import { type CheckTexts } from './check-texts';
import { type Capturing, GestureStep } from './states/gesture-step';
import { Expired } from './states/expired';
import { Offer } from './states/offer';
import { Refused } from './states/refused';
import { Verified } from './states/verified';
import { Waiting } from './states/waiting';
import { type Check, useCheck } from './use-check';

/** The check of the member's photos at the point where it stands, on whichever device it was begun. */
export function PhotoCheck({ texts }: { readonly texts: CheckTexts }) {
  const check = useCheck();
  return (
    <div className="mt-4">
      <SettingsPart texts={texts} isFailed={check.isFailed} onRetry={() => void check.refetch()}>
        {check.check ? <Step texts={texts} check={check} now={check.check} /> : <Bones label={texts.loading} />}
      </SettingsPart>
    </div>
  );
}

interface StepProps {
  readonly texts: CheckTexts;
  readonly check: Check;
  readonly now: CheckState;
}

type View = CheckState['state'] | 'expired';

function Step({ texts, check, now }: StepProps) {
  /** The refusal after which the member begins anew. */
  const [again, setAgain] = useState<string | null>(null);
  const left = useSecondsLeft(now.state === 'started' ? now.endsAt : undefined) ?? 0;
  const [capturing, setCapturing] = useState<Capturing>();
  const [isBegun, setBegun] = useState(false);
  if (now.state === 'started' && !isBegun) setBegun(true);
  // A picture that is on its way may arrive after the gesture's time.
  const isLate = now.state === 'started' ? left === 0 && capturing === undefined : isBegun && isOver(now);
  const view = isLate ? 'expired' : viewOf(now, again);
  const part = useRef<HTMLDivElement>(null);
  const last = useRef(view);
  useEffect(() => {
    // The button that led here is gone with the step before.
    if (last.current !== view && document.activeElement === document.body)
      part.current?.querySelector<HTMLElement>('h2')?.focus();
    last.current = view;
  }, [view]);
  const shared = { texts, check, now };
  return (
    <div ref={part}>
      {view === 'none' && <Offer {...shared} />}
      {view === 'started' && <GestureStep {...shared} left={left} capturing={capturing} onCapture={setCapturing} />}
      {view === 'expired' && <Expired texts={texts} check={check} />}
      {view === 'waiting' && <Waiting {...shared} />}
      {view === 'verified' && <Verified {...shared} />}
      {view === 'refused' && (
        <Refused
          texts={texts}
          now={now}
          onAgain={() => {
            setAgain(now.decided_at);
          }}
        />
      )}
    </div>
  );
}

/** The API tells of no check any more, and nobody has ended it. */
const isOver = ({ state, ended }: CheckState): boolean => state === 'none' && ended === null;

function viewOf({ state, decided_at: decidedAt }: CheckState, again: string | null): View {
  return state === 'refused' && again !== null && again === decidedAt ? 'none' : state;
}

/** As large as what comes. */
function Bones({ label }: { readonly label: string }) {
  return (
    <div className="grid gap-4">
      <span className="sr-only">{label}</span>
      <div className="h-16 rounded-box bg-surface-3 motion-safe:animate-pulse" />
      <div className="h-64 rounded-box bg-surface-3 motion-safe:animate-pulse" />
    </div>
  );
}
