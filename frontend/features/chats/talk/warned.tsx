import { useRef, useState } from 'react';
import { loadSafetySheet } from '../../../components/safety/load-safety-sheet';
import { type SafetyTexts } from '../../../components/safety/safety-texts';
import { useLater } from '../../../lib/use-later';
import { type Partner } from '../api/types';
import { Line } from '../parts/icons';

interface Props {
  /** Undefined: the page is older than the rule. */
  readonly warning: string | undefined;
  readonly safety: SafetyTexts;
  readonly partner: Partner;
  readonly onBlocked: () => void;
}

const STEPS = ['report', 'block'] as const;

/** Warns the reader before they answer, and offers actions against the sender. */
export function Warned({ warning, safety, partner, onBlocked }: Props) {
  const [step, setStep] = useState<(typeof STEPS)[number]>();
  const pressed = useRef<HTMLButtonElement>(null);
  const sheet = useLater(step !== undefined, loadSafetySheet, {
    ...{ texts: safety, person: partner, onBlocked },
    ...(step && { begin: step }),
    onClose: () => {
      setStep(undefined);
      pressed.current?.focus();
    },
  });
  if (warning === undefined) return null;
  return (
    <div
      role="note"
      className="mt-1.5 mb-1 max-w-[min(88%,36rem)] rounded-box border border-line px-3 pt-2 text-caption text-text-strong"
    >
      <p className="flex items-start gap-2">
        <Line name="alert" className="size-5 shrink-0" />
        {warning}
      </p>
      <p className="flex flex-wrap gap-x-4 ps-7">
        {STEPS.map((next) => (
          <button
            key={next}
            type="button"
            aria-haspopup="dialog"
            className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text underline underline-offset-4"
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget;
              setStep(next);
            }}
          >
            {safety[next]}
          </button>
        ))}
      </p>
      {sheet}
    </div>
  );
}
