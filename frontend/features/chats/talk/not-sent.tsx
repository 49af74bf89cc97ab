import { useState } from 'react';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { errorTextOf } from '../../../components/settings/error-texts';
import { createFormats } from '../../../lib/i18n/formats';
import { refusalBy } from '../../../lib/chats/outbox/send-message';
import { leadingBack } from '../../../lib/way-back';
import { discardHeld } from '../api/messages';
import { type HeldMessage, type MessageKind } from '../api/types';
import { type BubbleTexts } from '../chats-texts';
import { BALANCE_HOLE, TEXT_HOLE } from '../holes';
import { type Outgoing, type Refusal } from '../../../lib/chats/outbox/outgoing';
import { type BubbleProps } from './bubble-props';

const ACTION = 'inline-flex min-h-11 items-center px-1 font-semibold text-primary-text underline underline-offset-4';
const BOX = 'mt-1 max-w-[min(85%,36rem)] text-end text-caption';

/** A message that was not sent, with the reason and the possible actions. */
export function Failed(props: BubbleProps & { readonly outgoing: Outgoing }) {
  const { texts, outgoing, actions } = props;
  const why = outgoing.why ?? 'failed';
  return (
    <div role="group" aria-label={texts.states.failed} className={BOX}>
      <NotSent title={texts.states.failed} text={wordsOf(why, outgoing.content.kind, props)} />
      <p className="flex flex-wrap justify-end gap-x-3">
        <Way why={why} texts={texts} />
        <button
          type="button"
          className={ACTION}
          onClick={() => {
            actions.onRetry(outgoing);
          }}
        >
          {texts.again}
        </button>
        <button
          type="button"
          className={ACTION}
          onClick={() => {
            actions.onDiscard(outgoing);
          }}
        >
          {texts.discard}
        </button>
      </p>
    </div>
  );
}

/** A message that moderators review or have rejected. It offers no retry: the same text would be held again. */
export function Held(props: BubbleProps & { readonly held: HeldMessage }) {
  const { texts, held, safety, actions } = props;
  const [errorState, setErrorState] = useState<string>();
  const why = refusalOf(held);
  const discard = async (): Promise<void> => {
    const answer = await discardHeld(held.client_id);
    // Deleted before, or sent at this moment: then it comes as a message.
    const isGone = answer.state === 'done' || (answer.state === 'failed' && answer.code === 'message_not_found');
    if (isGone) actions.onHeldGone(held.client_id);
    else setErrorState(errorTextOf(answer, safety));
  };
  return (
    <div role="group" aria-label={texts.states[held.state === 'waiting' ? 'held' : 'failed']} className={BOX}>
      {held.state === 'waiting' ? (
        <p className="text-text-muted">
          <strong className="text-text-strong">{texts.states.held}.</strong> {wordsOfHeld(held, props)}
        </p>
      ) : (
        <NotSent title={texts.states.failed} text={wordsOfHeld(held, props)} />
      )}
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {errorState}
      </p>
      <p className="flex flex-wrap justify-end gap-x-3">
        <Way why={why} texts={texts} />
        {held.state === 'rejected' && (
          <a href={leadingBack(texts.appeal.href)} className={ACTION}>
            {texts.appeal.text}
          </a>
        )}
        <button type="button" className={ACTION} onClick={() => void discard()}>
          {texts.discard}
        </button>
      </p>
    </div>
  );
}

function NotSent({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <p className="text-danger">
      <strong>{title}.</strong> {text}
    </p>
  );
}

function Way({ why, texts }: { readonly why: Refusal | undefined; readonly texts: BubbleTexts }) {
  const way = why === 'credits' ? texts.buy : why === 'premium' ? texts.premium : undefined;
  return (
    way && (
      <a href={leadingBack(way.href)} className={ACTION}>
        {way.text}
      </a>
    )
  );
}

type Words = Pick<BubbleProps, 'texts' | 'partner' | 'balance' | 'locale'>;

const refusalOf = (held: HeldMessage): Refusal | undefined =>
  held.state === 'dropped' ? (refusalBy(held.reason ?? '') ?? 'absent') : undefined;

/** Why it was not sent, or not yet. */
export function wordsOfHeld(held: HeldMessage, words: Words): string {
  const { texts } = words;
  if (held.state === 'waiting') return texts.heldText;
  const why = refusalOf(held);
  return why === undefined ? (texts.rejected[held.reason ?? ''] ?? texts.why.absent) : wordsOf(why, 'text', words);
}

export function wordsOf(why: Refusal, kind: MessageKind, { texts, partner, balance, locale }: Words): string {
  return texts.why[why]
    .replace(PLACEHOLDER.name, partner.name)
    .replace(TEXT_HOLE, texts.costs[kind])
    .replace(BALANCE_HOLE, createFormats(locale).number(balance));
}
