'use client';

import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { RemoveSheet } from './list/remove-sheet';
import { ListPane } from './list/list-pane';
import { useChatList } from './list/use-chat-list';
import { type Whom } from './api/chats';
import { type ChatsTexts } from './chats-texts';
import { backToList, isPlain, openTalk, usePlace } from './place';
import { useMemberAtOnce } from '../../lib/member';
import { ROUTES } from '../../site/routes';
import { type ChatList } from './state/chat-list';
import { leaveDraft } from './state/kept-drafts';
import { type Leaving, TalkPane } from './talk/talk-pane';
import { useFocusAfter } from './use-focus-after';
import { useOutbox } from './use-outbox';
import { useWide } from './use-wide';

interface Props {
  readonly texts: ChatsTexts;
  readonly opens: 'list' | 'talk';
}

/** The list and one conversation: beside each other where there is room, else one at a time. */
export function ChatsApp({ texts, opens }: Props) {
  const place = usePlace();
  const shown = place?.name ?? opens;
  const isWide = useWide();
  const list = useChatList(place !== undefined && (isWide || shown === 'list'));
  const outbox = useOutbox();
  const [leaving, setLeaving] = useState<Leaving>();
  const whom = place?.name === 'talk' ? place.whom : undefined;
  const current = whom && conversationOf(whom, list.list);
  const open = useCallback((event: MouseEvent, conversation: number): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    openTalk(conversation);
  }, []);
  const title = useListFocus(current, leaving !== undefined);
  const member = useMemberAtOnce()?.profile.id;
  const remove = ({ conversation, profile, isOpen }: Leaving): void => {
    setLeaving(undefined);
    const isDeleted = list.remove(conversation);
    outbox.leave(profile, isDeleted);
    void leaveDraft(member, profile, isDeleted);
    if (isOpen || conversation === current) backToList();
  };
  return (
    <div
      data-open={shown}
      className="grid min-h-0 w-full flex-1 lg:grid-cols-[minmax(19rem,26%)_minmax(0,1fr)] lg:border-t lg:border-hairline"
    >
      {shown === 'talk' && <h1 className="sr-only lg:hidden">{texts.list.title}</h1>}
      <div className={`min-h-0 min-w-0 flex-col ${shown === 'talk' ? 'hidden lg:flex' : 'flex'}`}>
        <ListPane title={title} texts={texts} list={list} current={current} onOpen={open} onRemove={setLeaving} />
      </div>
      <div
        className={`min-h-0 min-w-0 flex-col lg:border-l lg:border-hairline ${shown === 'list' ? 'hidden lg:flex' : 'flex'}`}
      >
        {whom === undefined ? (
          <Choose text={hasSome(list.list) ? texts.choose : ''} />
        ) : (
          <TalkPane
            key={'profile' in whom ? `p${whom.profile}` : `c${whom.conversation}`}
            texts={texts}
            whom={whom}
            outbox={outbox}
            onRemove={setLeaving}
          />
        )}
      </div>
      {leaving && (
        <RemoveSheet
          texts={texts.remove}
          name={leaving.name}
          onRemove={() => {
            remove(leaving);
          }}
          onClose={() => {
            setLeaving(undefined);
          }}
        />
      )}
    </div>
  );
}

const hasSome = (list: ChatList): boolean => list.name === 'shown' && list.chats.length > 0;

/** In the list it is found by whom it is with, too. */
function conversationOf(whom: Whom, list: ChatList): number | undefined {
  if ('conversation' in whom) return whom.conversation;
  return list.name === 'shown' ? list.chats.find(({ profile }) => profile === whom.profile)?.conversation : undefined;
}

/**
 * Returning to the list focuses the row that was left; if the focused element is gone otherwise, the title gets the
 * focus.
 */
function useListFocus(current: number | undefined, isAsked: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const left = useRef<number>(undefined);
  useEffect(() => {
    if (current === undefined && left.current !== undefined) {
      const row = document.querySelector<HTMLElement>(`li a[href="${ROUTES.chats}/${left.current}"]`);
      (row ?? title.current)?.focus();
    }
    left.current = current;
  }, [current]);
  const toTitle = useCallback(() => title.current?.focus(), []);
  useFocusAfter(isAsked, toTitle);
  return title;
}

function Choose({ text }: { readonly text: string }) {
  return (
    <div className="grid flex-1 place-items-center bg-surface-2 p-8">
      <p className="max-w-[30ch] text-center text-text-muted">{text}</p>
    </div>
  );
}
