import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Content } from '../../../lib/chats/outbox/outgoing';
import { type Partner } from '../api/types';
import { type NoticeTexts } from '../chats-texts';
import { AbusiveSheet } from './abusive-sheet';
import { FictionalSheet, hasAgreed } from './fictional-sheet';

const QUESTIONS = {
  /** Nobody will read it. */
  fictional: FictionalSheet,
  /** It has words that hurt. */
  abusive: AbusiveSheet,
} as const;

interface Asked {
  readonly about: keyof typeof QUESTIONS;
  readonly content: Content;
}

/**
 * Sends what it is given, after a question where that goes to somebody fictional for the first time, or may hurt. Answers the
 * question, too.
 */
export function useCarefulSend(
  texts: NoticeTexts,
  { name, fictional }: Partner,
  send: (content: Content) => void,
): [send: (content: Content) => void, question: ReactNode] {
  const [asked, setAsked] = useState<Asked>();
  // The words come by themselves; where they do not, nobody is kept from writing.
  const hurts = useRef<(text: string, language: string) => boolean>(undefined);
  useEffect(() => {
    void import('./abusive-words').then(({ isAbusive }) => (hurts.current = isAbusive)).catch(() => undefined);
  }, []);
  const ask = (content: Content): void => {
    if (fictional && !hasAgreed()) setAsked({ about: 'fictional', content });
    else if (!fictional && hurts.current?.(content.text ?? '', texts.locale.slice(0, 2)) === true)
      setAsked({ about: 'abusive', content });
    else send(content);
  };
  if (asked === undefined) return [ask, null];
  const Question = QUESTIONS[asked.about];
  const forget = (): void => {
    setAsked(undefined);
  };
  const sendAsked = (): void => {
    forget();
    send(asked.content);
  };
  return [ask, <Question key={asked.about} texts={texts} name={name} onSend={sendAsked} onClose={forget} />];
}
