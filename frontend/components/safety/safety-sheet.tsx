import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PLACEHOLDER } from '../people/placeholder';
import { errorTextOf } from '../settings/error-texts';
import { DANGER_BUTTON, QUIET_BUTTON } from '../ui/button-link';
import { Sheet } from '../ui/sheet';
import { blockMember } from '../../lib/safety';
import { ReportForm } from './report-form';
import { type SafetyTexts } from './safety-texts';

interface Props {
  readonly texts: SafetyTexts;
  readonly person: { readonly id: number; readonly name: string };
  readonly onBlocked: () => void;
  readonly onClose: () => void;
  /** Further actions that this page offers for the person, listed before the others. */
  readonly choices?: readonly Choice[];
  /** The step with which the sheet opens. */
  readonly begin?: Step;
  /** The one message that a report is about. */
  readonly message?: MeantMessage;
}

export interface MeantMessage {
  readonly seq: number;
  /** Null where it is no text. */
  readonly text: string | null;
}

export type Choice =
  { readonly label: string; readonly href: string } | { readonly label: string; readonly onChoose: () => void };

type Step = 'menu' | 'block' | 'report' | 'thanks';
const TITLE = 'safety-title';

/** Reporting and blocking, one question at a time. */
export function SafetySheet({ texts, person, onBlocked, onClose, choices = [], begin = 'menu', message }: Props) {
  const [step, setStep] = useState<Step>(begin);
  const [reference, setReference] = useState('');
  const named = (text: string): string => text.replaceAll(PLACEHOLDER.name, person.name);
  const [block, errorState] = useBlocking(person.id, texts, onBlocked);
  const close = (label: string) => (
    <button type="button" className={QUIET_BUTTON} onClick={onClose}>
      {label}
    </button>
  );
  const steps: Readonly<Record<Step, () => ReactNode>> = {
    menu: () => (
      <Part title={person.name}>
        {choices.map((choice) => (
          <ChoiceView key={choice.label} choice={choice} onClose={onClose} />
        ))}
        {(['report', 'block'] as const).map((next) => (
          <button
            key={next}
            type="button"
            className={QUIET_BUTTON}
            onClick={() => {
              setStep(next);
            }}
          >
            {texts[next]}
          </button>
        ))}
        {close(texts.cancel)}
      </Part>
    ),
    block: () => (
      <Part title={named(texts.blockTitle)} text={named(texts.blockText)} errorState={errorState}>
        <button type="button" className={DANGER_BUTTON} onClick={block}>
          {texts.block}
        </button>
        {close(texts.cancel)}
      </Part>
    ),
    report: () => (
      <Part title={named(texts.reportTitle)} text={named(texts.reportText)}>
        {message?.text != null && (
          <blockquote className="line-clamp-4 border-l-4 border-line pl-4 wrap-anywhere">{message.text}</blockquote>
        )}
        <ReportForm
          texts={texts}
          profile={person.id}
          message={message?.seq}
          onSent={(given) => {
            setReference(given);
            setStep('thanks');
          }}
          cancel={close(texts.cancel)}
        />
      </Part>
    ),
    thanks: () => (
      <Part title={texts.thanksTitle} text={texts.thanksText} errorState={errorState}>
        <p>
          {texts.thanksReference}: <strong>{reference}</strong>
        </p>
        <button type="button" className={QUIET_BUTTON} onClick={block}>
          {named(texts.blockToo)}
        </button>
        {close(texts.done)}
      </Part>
    ),
  };
  return (
    <Sheet labelledBy={TITLE} onClose={onClose}>
      <div key={step}>{steps[step]()}</div>
    </Sheet>
  );
}

function ChoiceView({ choice, onClose }: { readonly choice: Choice; readonly onClose: () => void }) {
  if ('href' in choice)
    return (
      <a href={choice.href} className={QUIET_BUTTON}>
        {choice.label}
      </a>
    );
  return (
    <button
      type="button"
      className={QUIET_BUTTON}
      onClick={() => {
        onClose();
        choice.onChoose();
      }}
    >
      {choice.label}
    </button>
  );
}

function useBlocking(id: number, texts: SafetyTexts, onBlocked: () => void) {
  const [errorState, setErrorState] = useState<string>();
  const isBusy = useRef(false);
  const block = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const answer = await blockMember(id);
    isBusy.current = false;
    if (answer.state === 'done') onBlocked();
    else setErrorState(errorTextOf(answer, texts));
  };
  return [() => void block(), errorState] as const;
}

interface PartProps {
  readonly title: string;
  readonly text?: string;
  readonly errorState?: string | undefined;
  readonly children: ReactNode;
}

/** Its heading is where a reader goes on when the step before has gone. */
function Part({ title, text, errorState, children }: PartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <>
      <h2 ref={heading} id={TITLE} tabIndex={-1} className="text-title outline-none">
        {title}
      </h2>
      {text !== undefined && <p className="mt-3">{text}</p>}
      <p role="alert" className="mt-3 font-semibold text-danger empty:hidden">
        {errorState}
      </p>
      <div className="mt-6 grid gap-3">{children}</div>
    </>
  );
}
