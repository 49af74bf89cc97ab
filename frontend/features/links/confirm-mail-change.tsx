'use client';

import { type ReactNode } from 'react';
import { inSameLanguage } from '../../lib/locale-cookie';
import { ROUTES } from '../../site/routes';
import { changeMail } from './api/change-mail';
import { ConfirmLink } from './confirm-link';
import { type ConfirmMailChangeTexts } from './mail-change-texts';
import { errorTextOf } from './error-texts';

interface Props {
  readonly texts: ConfirmMailChangeTexts;
  readonly children: ReactNode;
  readonly done: ReactNode;
  readonly invalid: ReactNode;
  readonly used: ReactNode;
}

/** An undone change leads on to a new password; the page that did it is left behind, for its link is used up. */
export function ConfirmMailChange({ texts, ...parts }: Props) {
  return (
    <ConfirmLink
      action="/api/mail-changes/do"
      confirm={changeMail}
      texts={texts}
      onDone={({ reset_token: token }) => {
        if (token === null) return undefined;
        window.location.replace(inSameLanguage(`${ROUTES['reset-password-do']}?token=${token}`));
        return 'leads-on';
      }}
      told={(answer) =>
        answer.state === 'failed' && answer.code === 'email_in_use' ? texts.used : errorTextOf(answer, texts)
      }
      {...parts}
    />
  );
}
