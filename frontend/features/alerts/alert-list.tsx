'use client';

import { useEffect, useState } from 'react';
import { dismiss, dismissedAt } from '../../lib/dismissals';
import { type ResendTexts } from '../../components/activation/resend-texts';
import { AlertBox } from './alert-box';
import { type AlertName, isQuiet, kindOf, rests } from './registry';
import { UnconfirmedNotice } from './unconfirmed-notice';
import { type SheetTexts } from './unconfirmed-sheet';

interface Alert {
  readonly name: AlertName;
  readonly text: string;
  /** To where something can be done about it. */
  readonly link?: { readonly href: string; readonly text: string };
}

interface Props {
  readonly alerts: readonly Alert[];
  readonly close: string;
  /** More words for who has not opened the link in the mail. */
  readonly unconfirmed: { readonly texts: SheetTexts; readonly resend: ResendTexts };
}

const memory = (name: AlertName): string => `alert:${name}`;

/** Lies over the page, so that nothing moves when an alert comes or goes. */
export function AlertList({ alerts, close, unconfirmed }: Props) {
  const [shown, setShown] = useState<ReadonlySet<AlertName>>(new Set());
  useEffect(() => {
    const told = alerts.filter(({ name }) => !isQuiet(window.location.pathname, kindOf(name)));
    const stops = told.map(({ name }) =>
      kindOf(name).watch((reason) => {
        const show = reason && !rests(kindOf(name), dismissedAt(memory(name)));
        setShown((before) => new Set([...before].filter((one) => one !== name).concat(show ? [name] : [])));
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [alerts]);

  const putAway = (name: AlertName) => () => {
    dismiss(memory(name));
    setShown((before) => new Set([...before].filter((one) => one !== name)));
  };

  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-3 z-40 px-3 pb-[env(safe-area-inset-bottom)] member:bottom-19 max-lg:[body:has([data-actions])_&]:bottom-36 lg:top-(--alerts-top,5.5rem) lg:bottom-auto lg:member:bottom-auto lg:left-auto lg:w-[22.5rem]"
    >
      {/* On a phone one after the other. */}
      <ul className="pointer-events-auto grid gap-2 empty:hidden max-lg:[&>li+li]:hidden">
        {alerts
          .filter(({ name }) => shown.has(name))
          .map(({ name, text, link }) =>
            name === 'unconfirmed' ? (
              <UnconfirmedNotice key={name} text={text} close={close} onClose={putAway(name)} {...unconfirmed} />
            ) : (
              <AlertBox key={name} close={close} onClose={putAway(name)}>
                <p className="text-caption">{text}</p>
                {link && (
                  <a
                    href={link.href}
                    className="inline-flex min-h-11 items-center font-semibold text-primary-text underline underline-offset-4"
                  >
                    {link.text}
                  </a>
                )}
              </AlertBox>
            ),
          )}
      </ul>
    </div>
  );
}
