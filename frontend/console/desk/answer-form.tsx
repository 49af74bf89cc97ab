import { type ReactNode, useRef, useState } from 'react';
import { Key } from '../frame/key';
import { useKeys } from '../frame/keys';
import { Button } from '../ui/button';
import { useAct } from '../ui/use-act';

export type LookOutcome = 'upheld' | 'reversed';

interface Props {
  readonly texts: Readonly<Record<LookOutcome | 'send' | 'send_key' | 'cancel', string>> & {
    readonly hints: Readonly<Record<LookOutcome, string>>;
  };
  readonly send: (outcome: LookOutcome) => Promise<void>;
  /** Shown once an answer is chosen. */
  readonly children?: ReactNode;
}

const ANSWERS = [
  { outcome: 'upheld', key: 'o' },
  { outcome: 'reversed', key: 'r' },
] as const;

/** Answers whether a decision stands. One key chooses, and another one sends, because it cannot be taken back. */
export function AnswerForm({ texts, send, children }: Props) {
  const [outcome, setOutcome] = useState<LookOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, fault, onSubmit } = useAct(async () => {
    if (outcome !== undefined) await send(outcome);
  });
  const cancel = (): void => {
    setOutcome(undefined);
  };
  useKeys([
    ...ANSWERS.map((one) => ({ keys: one.key, label: texts[one.outcome], run: () => setOutcome(one.outcome) })),
    ...(outcome === undefined
      ? []
      : [
          { keys: 'mod+Enter', label: texts.send_key, run: () => form.current?.requestSubmit() },
          { keys: 'Escape', label: texts.cancel, run: cancel },
        ]),
  ]);
  return (
    <form ref={form} onSubmit={onSubmit} className="grid gap-3">
      <p className="flex flex-wrap gap-2">
        {ANSWERS.map((one) => (
          <Button
            key={one.outcome}
            aria-pressed={outcome === one.outcome}
            look={outcome === one.outcome ? 'main' : 'plain'}
            onClick={() => setOutcome(one.outcome)}
          >
            {texts[one.outcome]} <Key of={one.key} />
          </Button>
        ))}
      </p>
      {outcome !== undefined && (
        <>
          {children}
          <p className="text-quiet">{texts.hints[outcome]}</p>
          {fault !== undefined && (
            <p role="alert" className="text-danger">
              {fault}
            </p>
          )}
          <p className="flex flex-wrap gap-2">
            <Button type="submit" look="main" aria-disabled={isBusy}>
              {texts.send.replace('{answer}', texts[outcome])} <Key of="mod+Enter" />
            </Button>
            <Button onClick={cancel}>{texts.cancel}</Button>
          </p>
        </>
      )}
    </form>
  );
}
