import { useEffect, useState } from 'react';
import { errorTextOf } from '../../../components/settings/error-texts';
import { keepActivation } from '../../../lib/activation-outcome';
import { type Answer } from '../../../lib/api/problem';
import { inSameLanguage } from '../../../lib/locale-cookie';
import { refreshMember } from '../../../lib/member';
import { type ActivationCode, enterActivationCode, showActivationCode } from '../api/activation';
import { type ActivationTexts } from './activation-texts';

type State = ActivationCode['state'];

/** Sends the code that was entered, and keeps how that ended and the state of the newest mail. */
export function useActivationCode(texts: ActivationTexts, isWaiting: boolean) {
  const [state, setState] = useState<State>('waiting');
  /** By the page's own clock. */
  const [againAt, setAgainAt] = useState<number>();
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);

  const look = async (): Promise<void> => {
    const answer = await showActivationCode();
    if (answer.state !== 'done') return;
    setState(answer.value.state);
    setAgainAt(performance.now() + answer.value.resend_in * 1000);
    if (answer.value.state === 'confirmed') void refreshMember();
  };
  useEffect(() => {
    if (isWaiting) void look();
  }, [isWaiting]);

  /** Another mail is on its way. */
  const renewed = async (): Promise<void> => {
    setFault(undefined);
    await look();
  };

  /** Whether the code was taken, and the page that comes next is on its way. */
  const enter = async (code: string): Promise<boolean> => {
    if (isSending) return false;
    setSending(true);
    const answer = await enterActivationCode(code);
    if (answer.state === 'done') {
      keepActivation(answer.value.result);
      window.location.replace(inSameLanguage('/activate/done'));
      return true;
    }
    setSending(false);
    setFault(faultOf(answer, texts));
    if (answer.state === 'limited' || (answer.state === 'failed' && answer.code === 'activation_code_spent'))
      await look();
    return false;
  };

  return { state, againAt, fault: fault ?? STANDING[state]?.(texts), isSending, enter, renewed, setFault, look };
}

/** Messages that show before anything is entered. */
const STANDING: Readonly<Partial<Record<State, (texts: ActivationTexts) => string>>> = {
  spent: ({ codeSpent }) => codeSpent,
  limited: ({ codeLimited }) => codeLimited,
};

function faultOf(answer: Exclude<Answer<unknown>, { state: 'done' }>, texts: ActivationTexts): string {
  if (answer.state === 'invalid') return texts.codeMissing;
  if (answer.state === 'limited') return texts.codeLimited;
  if (answer.state === 'failed') {
    if (answer.code === 'activation_code_wrong') return texts.codeWrong;
    if (answer.code === 'activation_code_spent') return texts.codeSpent;
  }
  return errorTextOf(answer, texts.errors);
}
