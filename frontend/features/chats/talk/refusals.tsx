import { useState } from 'react';
import { type Outgoing } from '../../../lib/chats/outbox/outgoing';
import { type HeldMessage } from '../api/types';
import { type BubbleProps } from './bubble-props';
import { wordsOf, wordsOfHeld } from './not-sent';

interface Props extends Pick<BubbleProps, 'texts' | 'partner' | 'balance' | 'locale'> {
  readonly waiting: readonly Outgoing[];
  readonly held: readonly HeldMessage[];
}

/** Says once that a message was refused, or kept back: what is drawn again when somebody scrolls says nothing. */
export function Refusals({ waiting, held, ...words }: Props) {
  const { states } = words.texts;
  const all = [
    ...waiting.flatMap(({ client_id: id, why, content }) =>
      why === undefined
        ? []
        : [{ key: `${id} ${why}`, text: `${states.failed}. ${wordsOf(why, content.kind, words)}` }],
    ),
    ...held.map((one) => ({
      key: `${one.client_id} ${one.state}`,
      text: `${states[one.state === 'waiting' ? 'held' : 'failed']}. ${wordsOfHeld(one, words)}`,
    })),
  ];
  // Refusals that were there before are read in place, so they are not announced.
  const [before, setBefore] = useState(() => all.map(({ key }) => key));
  const left = before.filter((known) => all.some(({ key }) => key === known));
  // A message that is sent again and refused again is announced again.
  if (left.length < before.length) setBefore(left);
  return (
    <div role="alert" aria-atomic="false" className="sr-only">
      {all
        .filter(({ key }) => !left.includes(key))
        .map(({ key, text }) => (
          <Said key={key} text={text} />
        ))}
    </div>
  );
}

/** Stays as it was said, whatever the balance is later. */
function Said({ text }: { readonly text: string }) {
  const [said] = useState(text);
  return <p>{said}</p>;
}
