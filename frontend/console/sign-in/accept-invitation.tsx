import { useState } from 'react';
import { plainClient } from '../api/client';
import { valueOf } from '../api/problem';
import { signIn as texts } from '../texts/sign-in';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { textIn, useAct } from '../ui/use-act';
import { SignInPage } from './sign-in-page';

/** The token may stand behind the `#` of the address, which no server and no log sees. */
export default function AcceptInvitation() {
  const [isDone, setDone] = useState(false);
  const { isBusy, fault, onSubmit } = useAct(async (form) => {
    const body = { token: textIn(form, 'token').trim(), password: textIn(form, 'password') };
    await valueOf(plainClient.POST('/api/staff/invitation', { body }));
    setDone(true);
  });
  if (isDone)
    return (
      <SignInPage>
        <p role="status">{texts.invitation_done}</p>
        <a href="/" className="target inline-flex items-center text-accent underline">
          {texts.title}
        </a>
      </SignInPage>
    );
  return (
    <SignInPage>
      <form onSubmit={onSubmit} className="grid gap-4">
        <h1>{texts.invitation_title}</h1>
        <p>{texts.invitation_text}</p>
        <Field
          label={texts.invitation_token}
          name="token"
          required
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          defaultValue={window.location.hash.slice(1)}
        />
        <Field
          label={texts.invitation_password}
          name="password"
          type="password"
          autoComplete="new-password"
          required
          minLength={10}
          fault={fault}
        />
        <Button type="submit" look="main" disabled={isBusy}>
          {texts.invitation_next}
        </Button>
      </form>
    </SignInPage>
  );
}
