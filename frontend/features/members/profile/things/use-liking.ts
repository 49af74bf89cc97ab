import { useRef, useState } from 'react';
import { tidyText } from '../../../../../contract/text/plain-text';
import { sendMessage } from '../../../../lib/chats/outbox/send-message';
import { type Refusal } from '../../../../lib/chats/outbox/outgoing';
import { tick } from '../../../../lib/haptics';
import { tellHearts, tellMatch } from '../../../../lib/likes/hearts';
import { tellCredits, useMember } from '../../../../lib/member';
import { type Answer } from '../../../../lib/api/problem';
import { likeThing } from '../../api/like-thing';
import { nameOf, type Thing } from './thing';

export type Liking =
  | { readonly name: 'idle' | 'sending' | 'sent' | 'held' }
  /** The like did not come about, nor was anything sent. */
  | { readonly name: 'not_liked'; readonly answer: Exclude<Answer<unknown>, { state: 'done' }> }
  /** The like stands; its comment was not sent. */
  | { readonly name: 'not_sent'; readonly why: Refusal };

/** What was written to somebody's photo or answer and not sent, for as long as the page is open. */
const kept = new Map<string, string>();

/** Gives the like, then sends the comment, if any, as a message that quotes what is liked. Both may be told again. */
export function useLiking(person: number, thing: Thing, onLiked: () => void) {
  const member = useMember()?.profile.id;
  const key = `${person}:${JSON.stringify(nameOf(thing))}`;
  const [text, setText] = useState(() => kept.get(key) ?? '');
  const [liking, setLiking] = useState<Liking>({ name: 'idle' });
  const clientId = useRef<string>(undefined);
  const write = (next: string): void => {
    kept.set(key, next);
    setText(next);
    // Other words are another message.
    clientId.current = undefined;
    setLiking({ name: 'idle' });
  };
  const say = async (said: string): Promise<Liking> => {
    if (member === undefined) return { name: 'not_sent', why: 'failed' };
    clientId.current ??= crypto.randomUUID();
    const content = { kind: 'text', text: said, quote: nameOf(thing) } as const;
    const delivery = await sendMessage(
      { client_id: clientId.current, profile: person, content, at: Date.now() },
      member,
    );
    if (delivery.state === 'sent') tellCredits(delivery.sent.credits);
    if (delivery.state === 'sent' || delivery.state === 'held') {
      kept.delete(key);
      return { name: delivery.state };
    }
    return { name: 'not_sent', why: delivery.state === 'refused' ? delivery.why : 'failed' };
  };
  /** Answers whether nothing is left to say. */
  const give = async (): Promise<boolean> => {
    if (liking.name === 'sending') return false;
    setLiking({ name: 'sending' });
    const answer = await likeThing(person, nameOf(thing));
    if (answer.state !== 'done') {
      setLiking({ name: 'not_liked', answer });
      return false;
    }
    tick();
    tellHearts([person], new Set([person]));
    if (answer.value.mutual) tellMatch(person);
    onLiked();
    const said = tidyText(text);
    if (said === '') return true;
    setLiking(await say(said));
    return false;
  };
  return { text, write, liking, give };
}
