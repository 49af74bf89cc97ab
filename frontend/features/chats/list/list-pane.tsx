import { type MouseEvent, type RefObject, useState } from 'react';
import { MoreCards } from '../../../components/people/card-grid';
import { errorTextOf } from '../../../components/settings/error-texts';
import { BUTTON, ButtonLink } from '../../../components/ui/button-link';
import { useBlockedHere } from '../../../lib/blocked';
import { MEMBER_START } from '../../../site/member-pages';
import { ROUTES } from '../../../site/routes';
import { type ChatItem } from '../api/types';
import { type ChatsTexts } from '../chats-texts';
import { Line } from '../parts/icons';
import { type ShownList } from '../state/chat-list';
import { type Leaving } from '../talk/talk-pane';
import { ChatRow } from './chat-row';
import { isNamed } from './is-named';
import { type ListView } from './use-chat-list';

interface Props {
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly texts: ChatsTexts;
  readonly list: ListView;
  readonly current: number | undefined;
  readonly onOpen: (event: MouseEvent, conversation: number) => void;
  readonly onRemove: (leaving: Leaving) => void;
}

/** With fewer, one sees them all. */
const SEARCHABLE = 8;

export function ListPane({ title, texts, list: view, current, onOpen, onRemove }: Props) {
  const { list } = view;
  const [wanted, setWanted] = useState('');
  const isSearchable = list.name === 'shown' && list.chats.length >= SEARCHABLE;
  return (
    <>
      <header className="flex min-h-16 shrink-0 items-center gap-1 px-4">
        <a
          href={ROUTES[MEMBER_START.route]}
          aria-label={texts.leave}
          className="chat-leave -ml-2 hidden size-11 place-items-center rounded-pill text-primary-text hover:bg-surface-2"
        >
          <Line name="back" />
        </a>
        <h1 ref={title} tabIndex={-1} className="text-title outline-none">
          {texts.list.title}
        </h1>
      </header>
      {isSearchable && (
        <div className="shrink-0 px-4 pb-2">
          <input
            type="search"
            aria-label={texts.list.search}
            placeholder={texts.list.search}
            value={wanted}
            className="min-h-11 w-full rounded-pill border border-line bg-surface-1 px-4 text-text-strong placeholder:text-text-muted"
            onChange={(event) => {
              setWanted(event.target.value);
            }}
          />
        </div>
      )}
      <RemoveError view={view} texts={texts} />
      <div
        className={`min-h-0 flex-1 overscroll-contain ${view.list.name === 'loading' ? 'overflow-hidden' : 'overflow-y-auto'}`}
      >
        <Body
          texts={texts}
          view={view}
          wanted={isSearchable ? wanted : ''}
          current={current}
          onOpen={onOpen}
          onRemove={({ conversation, partner }) => {
            onRemove({ conversation, profile: partner.id, name: partner.name, isOpen: false });
          }}
        />
      </div>
    </>
  );
}

function RemoveError({ view, texts }: { readonly view: ListView; readonly texts: ChatsTexts }) {
  return (
    <div role="alert" className="shrink-0 px-4">
      {view.isRemoveFailed && (
        <p className="mb-2 flex items-center gap-2 rounded-box border border-danger py-1 pl-4 text-caption font-semibold text-danger">
          <span className="grow">{texts.remove.failed}</span>
          <button type="button" aria-label={texts.safety.done} className="size-11 shrink-0" onClick={view.forgetError}>
            <span aria-hidden="true">✕</span>
          </button>
        </p>
      )}
    </div>
  );
}

interface BodyProps extends Omit<Props, 'title' | 'list' | 'onRemove'> {
  readonly view: ListView;
  readonly wanted: string;
  readonly onRemove: (chat: ChatItem) => void;
}

function Body({ texts, view, ...rest }: BodyProps) {
  const { list } = view;
  if (list.name === 'loading') return <Bones label={texts.list.loading} />;
  if (list.name === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-4 px-4 py-6">
        <h2 className="text-title">{texts.list.failedTitle}</h2>
        <p>
          {list.errorState.state === 'limited'
            ? errorTextOf(list.errorState, texts.errorState)
            : texts.errorState.unreachable}
        </p>
        <button type="button" className={BUTTON} onClick={view.retry}>
          {texts.list.retry}
        </button>
      </div>
    );
  return <Rows texts={texts} list={list} onMore={view.more} {...rest} />;
}

interface RowsProps extends Omit<BodyProps, 'view'> {
  readonly list: ShownList;
  readonly onMore: () => void;
}

function Rows({ texts, list, wanted, current, onOpen, onRemove, onMore }: RowsProps) {
  const blocked = useBlockedHere();
  const chats = list.chats.filter(({ profile }) => !blocked.has(profile));
  const found = chats.filter(({ partner }) => isNamed(partner.name, wanted, texts.locale));
  if (chats.length === 0 && list.next === null)
    return (
      <div role="status" className="grid justify-items-start gap-4 px-4 py-6">
        <h2 className="text-title">{texts.list.emptyTitle}</h2>
        <p className="max-w-[40ch]">{texts.list.emptyText}</p>
        <ButtonLink href={ROUTES.members}>{texts.list.find}</ButtonLink>
      </div>
    );
  return (
    <>
      <ul className="divide-y divide-hairline">
        {found.map((chat) => (
          <ChatRow
            key={chat.conversation}
            texts={texts}
            chat={chat}
            isCurrent={chat.conversation === current}
            onOpen={onOpen}
            onRemove={onRemove}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <p role="status" className="px-4 py-6 text-text-muted">
          {texts.list.searchNone}
        </p>
      )}
      {list.next !== null && (
        <div className="pb-6">
          <MoreCards texts={texts.list} how={list.more} onMore={onMore} />
        </div>
      )}
    </>
  );
}

function Bones({ label }: { readonly label: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-hidden="true">
        {Array.from({ length: 8 }, (_, at) => (
          <div key={at} className="flex min-h-18 items-center gap-3 px-4 py-2.5 motion-safe:animate-pulse">
            <span className="size-14 shrink-0 rounded-pill bg-surface-3" />
            <span className="grid grow gap-2">
              <span className="h-4 w-28 rounded-control bg-surface-3" />
              <span className="h-3.5 w-44 max-w-full rounded-control bg-surface-3" />
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
