'use client';

import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { BUTTON } from '../../components/ui/button-link';
import { keepActivation } from '../../lib/activation-outcome';
import { inSameLanguage } from '../../lib/locale-cookie';
import { activate } from './api/activate';
import { type ActivateTexts } from './activate-texts';
import { errorTextOf } from './error-texts';
import { ErrorLine } from './error-line';
import { tokenInAddress } from '../../lib/link-token';
import { whenSeen } from './when-seen';

/**
 * Confirms by itself once the page is seen: programs that only open the links in mails send nothing. The button is for
 * pages without scripts, where the api finds the token in the address of this page, and for another try.
 */
export function ConfirmAddress({ texts }: { readonly texts: ActivateTexts }) {
  const form = useRef<HTMLFormElement>(null);
  const [errorState, setErrorState] = useState('');
  const [isSending, setSending] = useState(false);
  useEffect(
    () =>
      whenSeen(() => {
        if (tokenInAddress() !== '') form.current?.requestSubmit();
      }),
    [],
  );

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setErrorState('');
    setSending(true);
    const answer = await activate(tokenInAddress());
    const isUsed = answer.state === 'failed' && answer.code === 'link_used';
    if (answer.state === 'done' || isUsed) {
      keepActivation(answer.state === 'done' ? answer.value.result : 'used');
      window.location.replace(inSameLanguage('/activate/done'));
    } else if (answer.state === 'failed' && answer.code === 'link_invalid') {
      keepActivation('invalid');
      window.location.replace(inSameLanguage('/activate/error'));
    } else {
      setSending(false);
      setErrorState(errorTextOf(answer, texts));
    }
  };

  return (
    <form
      ref={form}
      method="post"
      action="/api/activation"
      onSubmit={(event) => void submit(event)}
      className="mt-8 grid gap-6"
    >
      <ErrorLine>{errorState}</ErrorLine>
      <div>
        <button type="submit" className={BUTTON} aria-disabled={isSending}>
          {isSending ? texts.sending : texts.submit}
        </button>
      </div>
    </form>
  );
}
