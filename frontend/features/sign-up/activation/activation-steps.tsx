'use client';

import { useEffect, useState } from 'react';
import { EMAIL } from '../../../components/activation/resend-texts';
import { BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { askMember, refreshMember, useMember } from '../../../lib/member';
import { type ActivationTexts } from './activation-texts';
import { AddressForm } from './address-form';
import { CodeForm } from './code-form';
import { ResendMail } from './resend-mail';
import { useActivationCode } from './use-activation-code';

/** Offers the code, a correction of the address and a new mail. It moves on when the address is confirmed elsewhere. */
export function ActivationSteps({ texts }: { readonly texts: ActivationTexts }) {
  const member = useMember();
  const isOver = member === null || member?.status === 'active';
  const { state, againAt, fault, isSending, enter, renewed, setFault } = useActivationCode(
    texts,
    member?.status === 'not_confirmed',
  );
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    void askMember();
  }, []);
  const isMailNeeded = state === 'spent';
  const onward = (
    <p className="visitor:hidden">
      <a href="/signup-matches" className={isFilled || (isMailNeeded && !isOver) ? QUIET_BUTTON : BUTTON}>
        {texts.wayOn}
      </a>
    </p>
  );
  if (isOver)
    return (
      <div className="grid gap-6">
        <p role="status" className="font-semibold text-text-strong">
          {member === null ? texts.mail.visitor : texts.mail.active}
        </p>
        {onward}
      </div>
    );
  return (
    <div className="grid gap-6">
      <Address texts={texts} email={member?.email ?? ''} onChanged={renewed} />
      <CodeForm
        texts={texts}
        fault={fault}
        isSending={isSending}
        onFault={setFault}
        onEnter={enter}
        onFilled={setFilled}
      />
      {onward}
      <ResendMail texts={texts} againAt={againAt} isNeeded={isMailNeeded} onSent={renewed} />
    </div>
  );
}

interface AddressProps {
  readonly texts: ActivationTexts;
  readonly email: string;
  readonly onChanged: () => Promise<void>;
}

/** Where the mail went, and the way to correct it, which works without scripts as well. */
function Address({ texts, email, onChanged }: AddressProps) {
  const [isOpen, setOpen] = useState(false);
  const [changedTo, setChangedTo] = useState('');
  return (
    <div>
      <p className="min-h-[1.6em] font-semibold wrap-anywhere text-text-strong">
        {email !== '' && changedTo !== email && texts.mail.sentTo.replace(EMAIL, email)}
      </p>
      <p role="status" className="wrap-anywhere text-text-strong empty:hidden">
        {changedTo !== '' && changedTo === email && texts.changed.replace(EMAIL, email)}
      </p>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
        }}
      >
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-primary-text underline decoration-1 underline-offset-4 hover:decoration-2">
          {texts.changeAddress}
        </summary>
        <AddressForm
          texts={texts}
          email={email}
          onChanged={async (now) => {
            await Promise.all([refreshMember(), onChanged()]);
            setChangedTo(now);
            setOpen(false);
          }}
        />
      </details>
    </div>
  );
}
