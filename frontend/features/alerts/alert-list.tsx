'use client';

import { useEffect, useState } from 'react';
import { dismiss, dismissedAt } from '../../lib/dismissals';
import { type ResendTexts } from '../../components/activation/resend-texts';
import { ALERT_ACTION, AlertBox } from './alert-box';
import { type AlertName, isQuiet, kindOf, rests } from './registry';
import { keepShown, watchAlert } from './shown-before';
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
const isAtRest = (name: AlertName): boolean => rests(kindOf(name), dismissedAt(memory(name)));

/** Between the navigation and the page: an alert covers nothing that somebody would press. */
export function AlertList({ alerts, close, unconfirmed }: Props) {
  const [shown, setShown] = useState<ReadonlySet<AlertName>>(new Set());
  useEffect(() => {
    const told = alerts.filter(({ name }) => !isQuiet(window.location.pathname, kindOf(name)));
    const stops = told.map(({ name }) =>
      watchAlert(name, (reason) => {
        const show = reason && !isAtRest(name);
        keepShown(name, show);
        setShown((before) => new Set([...before].filter((one) => one !== name).concat(show ? [name] : [])));
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [alerts]);

  const putAway = (name: AlertName) => () => {
    dismiss(memory(name));
    keepShown(name, false);
    setShown((before) => new Set([...before].filter((one) => one !== name)));
  };

  return (
    <div aria-live="polite">
      {/* On a phone one after the other. */}
      <ul className="frame grid gap-2 py-1 empty:hidden max-lg:[&>li+li]:hidden">
        {alerts
          .filter(({ name }) => shown.has(name))
          .map(({ name, text, link }) =>
            name === 'unconfirmed' ? (
              <UnconfirmedNotice key={name} text={text} close={close} onClose={putAway(name)} {...unconfirmed} />
            ) : (
              <AlertBox key={name} close={close} onClose={putAway(name)}>
                <p>
                  {text}{' '}
                  {link && (
                    <a href={link.href} className={ALERT_ACTION}>
                      {link.text}
                    </a>
                  )}
                </p>
              </AlertBox>
            ),
          )}
      </ul>
    </div>
  );
}
