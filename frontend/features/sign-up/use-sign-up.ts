import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, keptHandover, restoreDraft } from './draft';
import {
  checkSignUp,
  faultyStep,
  type Faults,
  INPUTS,
  onlyOf,
  type SignUp,
  STEPS,
  withoutPassword,
} from './sign-up-rules';
import { type ErrorState, sendSignUp } from './send-sign-up';

interface Asked {
  readonly minAge: number;
  readonly brand: string;
  readonly revision: number;
  /** Over another page: the steps are no entries of its history. */
  readonly isOverPage: boolean;
  /** Something was answered before. */
  readonly onResume: (() => void) | undefined;
}

const LAST = STEPS.length - 1;
const NO_FAULTS: Faults = {};
const stepOf = (hash: string): number => Math.min(LAST, Math.max(0, Number(/^#step-(\d)$/.exec(hash)?.[1] ?? 1) - 1));

function read(form: HTMLFormElement): SignUp {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(INPUTS.map((name) => [name, text(name)])) as unknown as SignUp;
}

/** How far the browser itself would have let somebody go before we were there. */
function openStep(form: HTMLFormElement): number {
  const open = STEPS.findIndex((_, at) => form.querySelector(`#step-${at + 1}`)?.matches(':invalid') ?? false);
  return open < 0 ? LAST : open;
}

/** The inputs keep their own values, whatever step is shown; a step is an entry of the browser's history. */
export function useSignUp(
  { minAge, brand, revision, isOverPage, onResume }: Asked,
  form: RefObject<HTMLFormElement | null>,
) {
  const [step, setStep] = useState(0);
  const [faults, setFaults] = useState<Faults>(NO_FAULTS);
  const [errorState, setErrorState] = useState<ErrorState>();
  const [isSending, setSending] = useState(false);
  const [isPasskey, setPasskey] = useState(false);
  /** Counts what moves the focus. */
  const [moves, setMoves] = useState(0);
  const [hasMessage, setHasMessage] = useState(false);
  const sent = useRef(false);

  const check = (): Faults => {
    if (!form.current) return NO_FAULTS;
    const today = new Date().toISOString().slice(0, 10);
    const all = checkSignUp(read(form.current), { minAge, brand, today });
    return isPasskey ? withoutPassword(all) : all;
  };
  const show = (next: number): void => {
    setStep(next);
    setMoves((count) => count + 1);
  };

  // Before the next frame: what was shown without us stays where it is.
  useLayoutEffect(() => {
    const follow = (): void => {
      // An address cannot skip a step that is still incomplete.
      const wanted = stepOf(window.location.hash);
      setStep(Math.min(wanted, faultyStep(check()) ?? LAST));
      setFaults(NO_FAULTS);
      setMoves((count) => count + 1);
    };
    if (form.current) {
      restoreDraft(form.current);
      keepDraft(read(form.current));
      const open = openStep(form.current);
      setStep(isOverPage ? open : Math.min(stepOf(window.location.hash), open));
      if (open > 0) onResume?.();
    }
    setHasMessage(keptHandover().signup_message !== undefined);
    if (isOverPage) return undefined;
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
    };
    // Once: what it reads is the page as it stands then.
  }, []);

  const goTo = (next: number): void => {
    if (!isOverPage) window.history.pushState(null, '', `#step-${next + 1}`);
    show(next);
  };

  const back = (): void => {
    setFaults(NO_FAULTS);
    if (isOverPage) show(step - 1);
    else window.history.back();
  };

  const advance = (): void => {
    const own = onlyOf(check(), step);
    setFaults(own);
    if (Object.keys(own).length > 0) setMoves((count) => count + 1);
    else if (step < LAST) goTo(step + 1);
  };

  /** A finger has chosen: on, unless something else is still asked here. */
  const tapped = (): void => {
    if (Object.keys(onlyOf(check(), step)).length === 0) advance();
  };

  const refuse = (refused: Faults): void => {
    const at = faultyStep(refused);
    setFaults(refused);
    if (at === undefined) setErrorState('failed');
    else if (at === step) setMoves((count) => count + 1);
    else goTo(at);
  };

  const send = async (given: SignUp): Promise<void> => {
    setSending(true);
    setErrorState(undefined);
    const refused = await sendSignUp(given, { isPasskey, handover: keptHandover(), revision });
    if (refused === undefined) {
      sent.current = true;
      forgetDraft();
      window.location.assign('/complete-signup');
      return;
    }
    setSending(false);
    if (refused.faults) refuse(refused.faults);
    else setErrorState(refused.errorState);
  };

  const switchWayIn = (): void => {
    setPasskey(!isPasskey);
    setErrorState(undefined);
    setFaults(withoutPassword);
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSending || sent.current) return;
    const all = check();
    if (step < LAST) advance();
    else if (Object.keys(all).length > 0) refuse(all);
    else void send(read(event.currentTarget));
  };

  const written = (event: SyntheticEvent<HTMLFormElement>): void => {
    keepDraft(read(event.currentTarget));
    const now = check();
    setFaults((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => now[field as keyof Faults])));
  };

  return {
    step,
    faults,
    errorState,
    isSending,
    isPasskey,
    moves,
    hasMessage,
    back,
    tapped,
    submit,
    switchWayIn,
    written,
  };
}
