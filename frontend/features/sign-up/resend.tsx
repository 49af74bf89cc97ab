'use client';

import { useEffect } from 'react';
import { EMAIL, type ResendTexts } from '../../components/activation/resend-texts';
import { useResend } from '../../components/activation/use-resend';
import { BUTTON } from '../../components/ui/button-link';
import { askMember, useMember } from '../../lib/member';

/** Lets a member who waits for the link ask for another one. Without scripts the form is posted as it is. */
export function Resend({ texts }: { readonly texts: ResendTexts }) {
  const member = useMember();
  const { told, isSending, resend } = useResend(texts);
  useEffect(() => {
    void askMember();
  }, []);
  const state = member === null ? texts.visitor : member?.status === 'active' ? texts.active : undefined;

  return (
    <form method="post" action="/api/activation/resend" onSubmit={(event) => void resend(event)} className="grid gap-4">
      <p className="min-h-[1.6em] font-semibold text-text-strong">
        {state ?? (member ? texts.sentTo.replace(EMAIL, member.email) : '')}
      </p>
      <div>
        <button type="submit" className={BUTTON} hidden={state !== undefined} aria-disabled={isSending}>
          {texts.resend}
        </button>
      </div>
      <p role="status" className="min-h-[1.6em]">
        {told}
      </p>
    </form>
  );
}
