'use client';

import { useEffect, useState } from 'react';
import { isHinted } from '../../lib/member-hint';
import { useLater } from '../../lib/use-later';
import { type LikeTexts } from './like-dialog';
import { secondsToWait, withoutWait } from './wait';

interface Props {
  readonly texts: LikeTexts;
  readonly signup: string;
  /** Only visitors from a traffic source may sign up. */
  readonly gated: boolean;
}

const load = () => import('./like-dialog').then(({ LikeDialog }) => LikeDialog);

export function LikeIsland({ texts, signup, gated }: Props) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const seconds = secondsToWait(window.location.search);
    if (seconds === undefined) return undefined;
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, '', withoutWait(window.location.href));
      // Never over another dialog: the site-entry warning comes first.
      const free = document.querySelector('dialog[open]') === null && !isHinted();
      setOpen(free && (!gated || 'source' in document.documentElement.dataset));
    }, seconds * 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [gated]);
  return useLater(open, load, { texts, signup, onClose: () => setOpen(false) });
}
