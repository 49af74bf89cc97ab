import { type ReactNode, useState } from 'react';
import { type Content } from '../../../lib/chats/outbox/outgoing';
import { type Partner } from '../api/types';
import { type NoticeTexts } from '../chats-texts';
import { FictionalSheet, hasAgreed } from './fictional-sheet';

/** Sends what it is given; to somebody fictional only once the member has said so. Answers the question, too. */
export function useAskedFirst(
  texts: NoticeTexts,
  { name, fictional }: Partner,
  send: (content: Content) => void,
): [send: (content: Content) => void, question: ReactNode] {
  const [unsure, setUnsure] = useState<Content>();
  const ask = (content: Content): void => {
    if (fictional && !hasAgreed()) setUnsure(content);
    else send(content);
  };
  const forget = (): void => {
    setUnsure(undefined);
  };
  const question = unsure && (
    <FictionalSheet
      texts={texts}
      name={name}
      onWrite={() => {
        forget();
        send(unsure);
      }}
      onClose={forget}
    />
  );
  return [ask, question];
}
