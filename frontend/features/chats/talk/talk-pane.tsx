import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { loadSafetySheet } from '../../../components/safety/load-safety-sheet';
import { BlockedNotice } from '../../../components/safety/blocked-notice';
import { useBlockedHere } from '../../../lib/blocked';
import { useKeyboard } from '../../../lib/use-keyboard';
import { useLater } from '../../../lib/use-later';
import { useMember } from '../../../lib/member';
import { ROUTES } from '../../../site/routes';
import { type Whom } from '../api/chats';
import { type ChatDetails, type Message } from '../api/types';
import { type ChatsTexts } from '../chats-texts';
import { Composer } from '../composer/composer';
import { useDraft } from '../composer/use-draft';
import { isGoneTo } from '../place';
import { type Outgoing } from '../../../lib/chats/outbox/outgoing';
import { type BubbleRow } from '../state/rows';
import { LOADING, type OpenTalk } from '../state/talk';
import { useFocusAfter } from '../use-focus-after';
import { type OutboxView } from '../use-outbox';
import { Bubble } from './bubble';
import { focusHistory, History } from './history';
import { LinkSheet } from './link-sheet';
import { NotOpen } from './not-open';
import { BeforeWriting, FictionalNote, NotWriting } from './notices';
import { Refusals } from './refusals';
import { SafetyTip } from './safety-tip';
import { TalkHeader } from './talk-header';
import { type TalkView, useTalk } from './use-talk';
import { useCarefulSend } from './use-careful-send';
import { useOpening } from './use-opening';
import { useReading } from './use-reading';
import { useTyping } from './use-typing';
import { WithdrawSheet } from './withdraw-sheet';

/** A conversation that the member wants to delete. */
export interface Leaving {
  readonly conversation: number;
  readonly profile: number;
  readonly name: string;
  /** It is the one that is open. */
  readonly isOpen: boolean;
}

interface Props {
  readonly texts: ChatsTexts;
  readonly whom: Whom;
  readonly outbox: OutboxView;
  readonly onRemove: (leaving: Leaving) => void;
}

export function TalkPane({ texts, whom, outbox, onRemove }: Props) {
  const view = useTalk(whom);
  const onEnd = useReading(view.talk);
  const [isBlocked, setBlocked] = useState(false);
  const tellBlocked = useCallback(() => {
    setBlocked(true);
  }, []);
  const blocked = useBlockedHere();
  useKeyboard({ isScreenHigh: true });
  const { chat } = view;
  // Drafts and messages on their way are kept by whose they are.
  const isKnown = useMember() != null;
  const talk = isKnown || view.talk.name !== 'open' ? view.talk : LOADING;
  if (chat !== undefined && (isBlocked || blocked.has(chat.profile)))
    return (
      <div className="overflow-y-auto">
        <BlockedNotice
          heading="h2"
          texts={texts.safety}
          person={chat.partner}
          back={{ to: ROUTES.chats, text: texts.talk.back }}
          onUnblocked={() => {
            setBlocked(false);
            view.retry();
          }}
        />
      </div>
    );
  if (talk.name !== 'open' || chat === undefined) return <NotOpen texts={texts} talk={talk} onRetry={view.retry} />;
  const { conversation } = talk;
  return (
    <>
      <TalkHeader
        texts={texts}
        partner={chat.partner}
        onBlocked={tellBlocked}
        onRemove={
          conversation === null
            ? undefined
            : () => {
                onRemove({ conversation, profile: chat.profile, name: chat.partner.name, isOpen: true });
              }
        }
      />
      {chat.partner.fictional ? (
        <FictionalNote texts={texts.notices} />
      ) : (
        chat.partner.state === 'here' && <SafetyTip texts={texts} partner={chat.partner} onBlocked={tellBlocked} />
      )}
      <Open texts={texts} view={view} talk={talk} chat={chat} outbox={outbox} onEnd={onEnd} onBlocked={tellBlocked} />
    </>
  );
}

interface OpenProps {
  readonly texts: ChatsTexts;
  readonly view: TalkView;
  readonly talk: OpenTalk;
  readonly chat: ChatDetails;
  readonly outbox: OutboxView;
  readonly onEnd: (isAtEnd: boolean) => void;
  readonly onBlocked: () => void;
}

function Open({ texts, view, talk, chat, outbox, onEnd, onBlocked }: OpenProps) {
  const { partner } = chat;
  const { conversation } = talk;
  const [link, setLink] = useState<{ readonly href: string; readonly host: string }>();
  const [chosen, setChosen] = useState<Message>();
  const [reported, setReported] = useState<Message>();
  const [text, write] = useDraft({ profile: partner.id, conversation, draft: chat.draft });
  useOpening(partner.id, text, write);
  const [isTyping, tellTyping] = useTyping(conversation);
  const balance = useMember()?.credits ?? chat.credits;
  useEffect(() => {
    if (!isGoneTo()) return;
    const writing = window.matchMedia('(pointer: fine)').matches ? document.getElementById('message') : null;
    // By touch a keyboard would come up.
    if (writing === null) focusHistory();
    else writing.focus();
  }, []);
  useFocusAfter(chosen !== undefined, focusHistory);
  const report = useLater(reported !== undefined, loadSafetySheet, {
    ...{ texts: texts.safety, person: partner, onBlocked, begin: 'report' as const },
    ...(reported && { message: reported }),
    onClose: () => {
      setReported(undefined);
    },
  });
  const { all, add, retry, discard, isWaiting } = outbox;
  const waiting = useMemo(() => all.filter(({ profile }) => profile === partner.id), [all, partner.id]);
  const isShort = balance < chat.costs.message && chat.may_write === 'yes';
  const isClosed = waiting.some(({ why }) => why === 'gone' || why === 'premium');
  const { refresh, forgetHeld } = view;
  useEffect(() => {
    if (isClosed) refresh();
  }, [isClosed, refresh]);
  const actions = useMemo(
    () => ({
      onLink: (href: string, host: string) => {
        setLink({ href, host });
      },
      onMenu: setChosen,
      onReport: setReported,
      onRetry: (outgoing: Outgoing) => {
        focusHistory();
        retry(outgoing);
      },
      onDiscard: (outgoing: Outgoing) => {
        focusHistory();
        discard(outgoing);
      },
      onHeldGone: (id: string) => {
        focusHistory();
        forgetHeld(id);
      },
      onBlocked,
    }),
    [retry, discard, forgetHeld, onBlocked],
  );
  // The same while somebody writes: what was said is not drawn again for every letter.
  const bubble = useCallback(
    (row: BubbleRow): ReactNode => (
      <Bubble
        texts={texts.bubble}
        safety={texts.safety}
        attachments={texts.attachments}
        quotes={texts.quotes}
        {...{ locale: texts.locale, row, partner, balance, isWaiting, actions }}
      />
    ),
    [texts, partner, balance, isWaiting, actions],
  );
  const [send, question] = useCarefulSend(texts.notices, partner, (content) => {
    if (add === undefined) return;
    add(partner.id, content);
    if (content.kind !== 'text') return;
    write('');
    view.passMarker();
  });
  return (
    <>
      <History
        texts={texts}
        talk={talk}
        partner={partner}
        waiting={waiting}
        held={chat.held}
        isTyping={isTyping}
        older={view.older}
        onOlder={view.loadOlder}
        onNewer={view.loadNewer}
        onLatest={view.toLatest}
        onEnd={onEnd}
        onOpener={
          chat.may_write === 'yes'
            ? (opener) => {
                write(opener);
                document.getElementById('message')?.focus();
              }
            : undefined
        }
        bubble={bubble}
      />
      <Refusals texts={texts.bubble} locale={texts.locale} held={chat.held} {...{ waiting, partner, balance }} />
      <BeforeWriting
        texts={texts.notices}
        chat={chat}
        // A message that failed for want of credits says so itself.
        tooFew={isShort && !waiting.some(({ why }) => why === 'credits') ? balance : undefined}
      />
      {chat.may_write === 'yes' ? (
        <Composer
          texts={texts.composer}
          attachments={texts.attachments}
          name={partner.name}
          balance={isShort ? undefined : balance}
          text={text}
          onWrite={(next) => {
            write(next);
            if (next !== '') tellTyping();
          }}
          onSend={() => {
            send({ kind: 'text', text });
          }}
          onAttach={send}
        />
      ) : (
        <NotWriting texts={texts.notices} chat={chat} />
      )}
      {question}
      {report}
      {link && (
        <LinkSheet
          texts={texts.bubble}
          {...link}
          onClose={() => {
            setLink(undefined);
          }}
        />
      )}
      {chosen && conversation !== null && (
        <WithdrawSheet
          texts={texts.bubble}
          errorState={texts.errorState}
          name={partner.name}
          conversation={conversation}
          seq={chosen.seq}
          onDone={() => {
            view.tellGone(chosen.seq);
            setChosen(undefined);
          }}
          onClose={() => {
            setChosen(undefined);
          }}
        />
      )}
    </>
  );
}
