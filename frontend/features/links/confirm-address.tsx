'use client';

import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { BUTTON } from '../../components/ui/button-link';
import { activate } from './api/activate';
import { type ActivateTexts } from './activate-texts';
import { troubleOf } from './trouble';
import { TroubleLine } from './trouble-line';
import { tokenInAddress } from './use-link-token';
import { whenSeen } from './when-seen';

/**
 * Confirms by itself once the page is seen: programs that only open the links in mails send nothing. The button is for
 * pages without scripts, where the api finds the token in the address of this page, and for another try.
 */
export function ConfirmAddress({ texts }: { readonly texts: ActivateTexts }) {
  const form = useRef<HTMLFormElement>(null);
  const [trouble, setTrouble] = useState('');
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
    setTrouble('');
    setSending(true);
    const answer = await activate(tokenInAddress());
    if (answer.state === 'done') window.location.replace('/activate/done');
    else if (answer.state === 'failed' && answer.code === 'link_invalid') window.location.replace('/activate/error');
    else {
      setSending(false);
      setTrouble(troubleOf(answer, texts));
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
      <TroubleLine>{trouble}</TroubleLine>
      <div>
        <button type="submit" className={BUTTON} aria-disabled={isSending}>
          {isSending ? texts.sending : texts.submit}
        </button>
      </div>
    </form>
  );
}
