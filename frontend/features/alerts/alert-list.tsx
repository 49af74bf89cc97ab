'use client';

import { useEffect, useRef, useState } from 'react';
import { dismiss, dismissedAt } from '../../lib/dismissals';
import { knownMember } from '../../lib/member';
import { type ResendTexts } from '../../components/activation/resend-texts';
import { ALERT_ACTION, AlertBox, AlertText } from './alert-box';
import { type AlertName, isQuiet, kindOf, rests } from './registry';
import { isScreenAtRest, restScreen } from './screens-at-rest';
import { keepShown, watchAlert } from './shown-before';
import { UnconfirmedNotice } from './unconfirmed-notice';
import { type SheetTexts } from './unconfirmed-sheet';
import { useRoom } from './use-room';

interface Alert {
  readonly name: AlertName;
  /** The same in a line of a phone. */
  readonly short: string;
  readonly text: string;
  /** To where something can be done about it. */
  readonly link?: { readonly href: string; readonly text: string };
}

interface Props {
  readonly alerts: readonly Alert[];
  readonly close: string;
  /** More words for who has not confirmed the address. */
  readonly unconfirmed: { readonly texts: SheetTexts; readonly resend: ResendTexts };
}

const memory = (name: AlertName): string => `alert:${name}`;
const isPutAway = (name: AlertName): boolean => rests(kindOf(name), dismissedAt(memory(name)));

interface View {
  /** It is known who is signed in, or that nobody is. */
  readonly isKnown: boolean;
  /** Those that have a reason and were not put away. */
  readonly due: ReadonlySet<AlertName>;
  /** One was put away on this screen. */
  readonly isAtRest: boolean;
}

const without = (due: ReadonlySet<AlertName>, name: AlertName): AlertName[] => [...due].filter((one) => one !== name);

/** Between the navigation and the page, one at a time: an alert covers nothing that somebody would press. */
export function AlertList({ alerts, close, unconfirmed }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [{ isKnown, due, isAtRest }, setView] = useState<View>({ isKnown: false, due: new Set(), isAtRest: false });
  useEffect(() => {
    const stops = alerts.map(({ name }) =>
      watchAlert(name, (reason) => {
        const show = reason && !isPutAway(name);
        keepShown(name, show);
        setView((before) => ({
          isKnown: knownMember() !== undefined,
          due: new Set(without(before.due, name).concat(show ? [name] : [])),
          isAtRest: isScreenAtRest(window.location.pathname),
        }));
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [alerts]);

  const reasons = alerts.filter(({ name }) => due.has(name));
  const alert = reasons.find(
    ({ name }) => !isQuiet(window.location.pathname, kindOf(name)) && (!isAtRest || kindOf(name).isPassing),
  );
  useRoom(list, { shown: alert?.name, due: reasons.find(({ name }) => !kindOf(name).isPassing)?.name, isKnown });

  const putAway = (name: AlertName) => () => {
    dismiss(memory(name));
    keepShown(name, false);
    restScreen(window.location.pathname);
    setView((before) => ({ ...before, due: new Set(without(before.due, name)), isAtRest: true }));
  };

  return (
    <div aria-live="polite" className="min-h-(--notice-room)">
      <ul ref={list} className="frame py-1 empty:hidden">
        {alert && <Shown alert={alert} close={close} onClose={putAway(alert.name)} unconfirmed={unconfirmed} />}
      </ul>
    </div>
  );
}

interface ShownProps extends Pick<Props, 'close' | 'unconfirmed'> {
  readonly alert: Alert;
  readonly onClose: () => void;
}

function Shown({ alert: { name, short, text, link }, close, onClose, unconfirmed }: ShownProps) {
  if (name === 'unconfirmed') return <UnconfirmedNotice text={text} close={close} onClose={onClose} {...unconfirmed} />;
  return (
    <AlertBox close={close} onClose={onClose}>
      <AlertText short={short}>{text}</AlertText>
      {link && (
        <a href={link.href} className={ALERT_ACTION}>
          {link.text}
        </a>
      )}
    </AlertBox>
  );
}
