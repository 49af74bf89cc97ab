'use client';

import { useEffect, useState } from 'react';
import { QUIET_BUTTON } from '../../components/ui/button-link';
import { tellBanned } from '../../lib/banned-login';
import { reloadAfter } from '../../lib/chunk-reload';
import { afterSignIn } from '../../site/member-pages';
import { type SignIn } from './api/sign-in';
import { useCanPasskeys } from './can-passkeys';
import { type EntranceTexts } from './passkey-texts';

/** The autofill waits until the page has come to rest. */
const REST_MS = 1500;

const load = () => import('./api/sign-in');

/** The way in without a password: by the button, or among what the browser fills in for the address. */
export function PasskeyEntrance({ texts }: { readonly texts: EntranceTexts }) {
  const isAble = useCanPasskeys();
  const [errorState, setErrorState] = useState('');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (!isAble || isBusy) return undefined;
    let isGone = false;
    const waiting = setTimeout(() => {
      load()
        .then(({ signInByAutofill }) => signInByAutofill())
        .then((answer) => {
          if (!isGone && answer.state !== 'dropped') setErrorState(outcome(answer, texts));
        }, reloadAfter);
    }, REST_MS);
    return () => {
      isGone = true;
      clearTimeout(waiting);
    };
  }, [isAble, isBusy, texts]);

  const enter = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setErrorState('');
    try {
      const { signInWithPasskey } = await load();
      setErrorState(outcome(await signInWithPasskey(), texts));
    } catch (error) {
      reloadAfter(error);
    }
    setBusy(false);
  };

  if (!isAble) return null;
  return (
    <div className="needs-script grid gap-4">
      <button type="button" className={QUIET_BUTTON} aria-disabled={isBusy} onClick={() => void enter()}>
        {texts.enter}
      </button>
      <div role="alert" className="empty:hidden">
        {errorState !== '' && <p className="border-l-4 border-danger py-1 pl-4 text-text-strong">{errorState}</p>}
      </div>
    </div>
  );
}

/** Goes on where it worked; else why it did not, in words. */
function outcome(answer: SignIn, texts: EntranceTexts): string {
  switch (answer.state) {
    case 'done':
      window.location.assign(afterSignIn(window.location.search));
      return '';
    case 'dropped':
      return texts.dropped;
    case 'unreachable':
      return texts.unreachable;
    case 'limited':
      return texts.failed;
    case 'invalid':
      return texts.passkey_sign_in_failed;
    case 'failed':
      return ofProblem(answer, texts);
  }
}

function ofProblem({ code, facts }: Extract<SignIn, { state: 'failed' }>, texts: EntranceTexts): string {
  switch (code) {
    case 'account_blocked':
      // Another part of the page tells what is to be known then.
      tellBanned(facts);
      return '';
    case 'passkey_sign_in_failed':
    case 'account_pending_deletion':
    case 'passkeys_elsewhere':
      return texts[code];
    default:
      return texts.failed;
  }
}
