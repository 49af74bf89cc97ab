'use client';

import { useSyncExternalStore } from 'react';
import { BUTTON, QUIET_BUTTON } from '../../components/ui/button-link';
import { Unbroken } from '../../components/ui/unbroken';
import { keepJustNow } from '../../lib/just-now';
import { KIND, UNSUBSCRIBED } from './mail-kinds';

interface Props {
  readonly texts: {
    readonly about: string;
    readonly stop: string;
    readonly stopAll: string;
    readonly kinds: Readonly<Record<string, string>>;
  };
}

const never = () => () => undefined;
const tokenInAddress = (): string => new URLSearchParams(window.location.search).get('token') ?? '';

/** The browser posts it, also without scripts: the api then finds the token in the address of this page. */
export function UnsubscribeForm({ texts }: Props) {
  const token = useSyncExternalStore(never, tokenInAddress, () => '');
  const kind = texts.kinds[token.split('.')[1] ?? ''];
  return (
    <form
      method="post"
      action="/api/unsubscribe"
      // The api leads on to the page that says so only where it worked.
      onSubmit={() => keepJustNow(UNSUBSCRIBED, 'yes')}
      className="grid justify-items-start gap-4"
    >
      <p className="min-h-[1.6em] font-semibold text-text-strong">{kind && texts.about.replace(KIND, kind)}</p>
      <input type="hidden" name="token" value={token} />
      <button type="submit" name="stop" value="kind" className={BUTTON}>
        <Unbroken text={texts.stop} />
      </button>
      <button type="submit" name="stop" value="all" className={QUIET_BUTTON}>
        <Unbroken text={texts.stopAll} />
      </button>
    </form>
  );
}
