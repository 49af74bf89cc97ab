'use client';

import { useState } from 'react';
import { type ResendTexts } from '../../components/activation/resend-texts';
import { Unbroken } from '../../components/ui/unbroken';
import { useLater } from '../../lib/use-later';
import { ALERT_ACTION, AlertBox, AlertText } from './alert-box';
import { takeSignUpComplete } from './unconfirmed';
import { type SheetTexts } from './unconfirmed-sheet';

interface Props {
  readonly text: string;
  readonly close: string;
  readonly texts: SheetTexts;
  readonly resend: ResendTexts;
  readonly onClose: () => void;
}

const loadSheet = () => import('./unconfirmed-sheet').then(({ UnconfirmedSheet }) => UnconfirmedSheet);

/** A notice like others, that leads to where the code is entered; a sheet for who has just signed up elsewhere. */
export function UnconfirmedNotice({ text, close, texts, resend, onClose }: Props) {
  const [isSheet] = useState(takeSignUpComplete);
  const sheet = useLater(isSheet, loadSheet, { text, texts, resend, onClose });
  if (isSheet) return sheet;
  return (
    <AlertBox close={close} onClose={onClose}>
      <AlertText short={texts.title}>
        <Unbroken text={text} />
      </AlertText>
      <a href="/complete-signup" className={ALERT_ACTION}>
        {texts.enter}
      </a>
    </AlertBox>
  );
}
