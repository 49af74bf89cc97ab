'use client';

import { type ReactNode } from 'react';
import { reactivate } from './api/reactivate';
import { ConfirmLink } from './confirm-link';
import { type KeepingTexts } from './keep-account-texts';
import { troubleOf } from './trouble';

interface Props {
  readonly texts: KeepingTexts;
  readonly children: ReactNode;
  readonly done: ReactNode;
  readonly invalid: ReactNode;
}

export function ConfirmKeeping({ texts, ...parts }: Props) {
  return (
    <ConfirmLink
      action="/api/reactivation"
      confirm={reactivate}
      texts={texts}
      told={(answer) => troubleOf(answer, texts)}
      {...parts}
    />
  );
}
