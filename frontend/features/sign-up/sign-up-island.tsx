'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useLater } from '../../lib/use-later';
import { ROUTES } from '../../site/routes';
import { type ModalTexts } from './modal-texts';
import { type SignUpTexts } from './sign-up-texts';

interface Props {
  /** Only visitors from a traffic source may sign up. */
  readonly gated: boolean;
  readonly texts: ModalTexts;
  readonly form: SignUpTexts;
  readonly children: ReactNode;
}

const load = async () => {
  try {
    return (await import('./sign-up-dialog')).SignUpDialog;
  } catch {
    // The page has what the dialog would have.
    window.location.assign(ROUTES.signup);
    return new Promise<never>(() => undefined);
  }
};

/** Whether a click follows a link to sign-up here, not in another tab. */
function follows(event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return isPlain && link !== null && link.getAttribute('href') === ROUTES.signup && link.closest('dialog') === null;
}

export function SignUpIsland({ gated, texts, form, children }: Props) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      if (!follows(event) || (gated && !('source' in document.documentElement.dataset))) return;
      // A page with a form of its own keeps to it: two would share the names of their fields.
      if (document.querySelector('main form') !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('click', follow, { capture: true });
    return () => {
      document.removeEventListener('click', follow, { capture: true });
    };
  }, [gated]);
  return useLater(open, load, { texts, form, children, onClose: () => setOpen(false) });
}
