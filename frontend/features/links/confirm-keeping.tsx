'use client';

import { type ReactNode } from 'react';
import { reactivate } from './api/reactivate';
import { ConfirmLink } from './confirm-link';
import { type KeepingTexts } from './keep-account-texts';
import { errorTextOf } from './error-texts';

interface Props {
  readonly texts: KeepingTexts;
  readonly children: ReactNode;
  readonly done: ReactNode;
  readonly invalid: ReactNode;
  readonly used: ReactNode;
}

export function ConfirmKeeping({ texts, ...parts }: Props) {
  return (
    <ConfirmLink
      action="/api/reactivation"
      confirm={reactivate}
      texts={texts}
      told={(answer) => errorTextOf(answer, texts)}
      {...parts}
    />
  );
}
