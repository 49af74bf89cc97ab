import { type ReactNode, useState } from 'react';
import { AbusiveSheet } from '../../../components/careful/abusive-sheet';
import { useHurtingWords } from '../../../components/careful/use-hurting-words';
import { type Content } from '../../../lib/chats/outbox/outgoing';
import { type Partner } from '../api/types';
import { type NoticeTexts } from '../chats-texts';
import { FictionalSheet, hasAgreed } from './fictional-sheet';

interface Asked {
  /** Nobody will read it, or it has words that hurt. */
  readonly about: 'fictional' | 'abusive';
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
  const hurts = useHurtingWords();
  const ask = (content: Content): void => {
    if (fictional && !hasAgreed()) setAsked({ about: 'fictional', content });
    else if (!fictional && hurts(content.text ?? '', texts.locale)) setAsked({ about: 'abusive', content });
    else send(content);
  };
  if (asked === undefined) return [ask, null];
  const forget = (): void => {
    setAsked(undefined);
  };
  const sendAsked = (): void => {
    forget();
    send(asked.content);
  };
  const ways = { name, onSend: sendAsked, onClose: forget };
  return [
    ask,
    asked.about === 'fictional' ? (
      <FictionalSheet texts={texts} {...ways} />
    ) : (
      <AbusiveSheet texts={texts.abusive} {...ways} />
    ),
  ];
}
