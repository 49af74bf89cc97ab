import { type MouseEvent, type ReactNode } from 'react';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { Portrait } from '../../../components/people/portrait';
import { FictionalChip } from '../../../components/ui/fictional-chip';
import { ROUTES } from '../../../site/routes';
import { type ChatItem } from '../api/types';
import { type ChatsTexts, type ListTexts } from '../chats-texts';
import { TEXT_HOLE } from '../holes';
import { Dots, Line } from '../parts/icons';
import { listTime } from '../parts/times';
import { useSwipeAway } from './use-swipe-away';

interface Props {
  readonly texts: ChatsTexts;
  readonly chat: ChatItem;
  readonly isCurrent: boolean;
  readonly onOpen: (event: MouseEvent, conversation: number) => void;
  readonly onRemove: (chat: ChatItem) => void;
}

/** The whole row is one link; its menu is a second stop, and a swipe or a long press does the same. */
export function ChatRow({ texts, chat, isCurrent, onOpen, onRemove }: Props) {
  const remove = (): void => {
    onRemove(chat);
  };
  const swipe = useSwipeAway(remove);
  const { partner, conversation, num_unread_messages: unread } = chat;
  return (
    <li className="group relative overflow-x-clip" {...swipe}>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 right-0 hidden w-36 items-center justify-end bg-danger pr-8 text-on-danger group-data-[pulled]:flex"
      >
        <Line name="bin" />
      </span>
      <a
        href={`${ROUTES.chats}/${conversation}`}
        draggable={false}
        aria-current={isCurrent ? 'true' : undefined}
        className="relative flex min-h-18 touch-pan-y items-center bg-surface-1 gap-3 px-4 py-2.5 outline-offset-[-3px] hover:bg-surface-2 aria-[current]:bg-surface-2 pointer-fine:pr-12"
        onClick={(event) => {
          onOpen(event, conversation);
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          remove();
        }}
      >
        <span className="relative shrink-0">
          <span className="relative isolate block size-14 overflow-hidden rounded-pill bg-surface-3 text-caption">
            <Portrait person={partner} photo={partner.main_image} alt="" locale={texts.locale} sizes="3.5rem" isFirst />
          </span>
          {partner.online && (
            <span className="absolute right-0 bottom-0 size-4 rounded-pill border-2 border-surface-1 bg-success">
              <span className="sr-only">{texts.online}</span>
            </span>
          )}
        </span>
        <span className="min-w-0 grow">
          <span className="flex items-baseline gap-2">
            <span className="truncate font-semibold text-text-strong">{partner.name}</span>
            <time dateTime={chat.last_at} className="ml-auto shrink-0 text-caption text-text-muted">
              {listTime(chat.last_at, texts.locale)}
            </time>
          </span>
          {partner.fictional && (
            <span className="@container my-0.5 block max-w-[12rem]">
              <FictionalChip icon={texts.icon} label={texts.fictional} />
            </span>
          )}
          {partner.state === 'gone' && <span className="block text-caption text-text-muted">{texts.list.notHere}</span>}
          <span className="flex min-h-6 items-center gap-2 text-caption">
            <span className={`truncate ${unread > 0 ? 'font-semibold text-text-strong' : 'text-text-muted'}`}>
              <Preview chat={chat} texts={texts.list} />
            </span>
            {unread > 0 && <Unread number={unread} label={texts.list.unread} />}
          </span>
        </span>
      </a>
      <button
        type="button"
        aria-label={texts.list.actions.replace(PLACEHOLDER.name, partner.name)}
        aria-haspopup="dialog"
        className="absolute right-1 bottom-1 grid size-11 place-items-center rounded-pill text-text-muted opacity-0 group-hover:opacity-100 hover:bg-surface-3 focus-visible:opacity-100 pointer-coarse:pointer-events-none"
        onClick={remove}
      >
        <Dots />
      </button>
    </li>
  );
}

function Unread({ number, label }: { readonly number: number; readonly label: string }) {
  return (
    <span className="ml-auto min-w-6 shrink-0 rounded-pill bg-unread px-1.5 text-center text-[0.75rem] leading-6 font-semibold text-on-unread">
      <span aria-hidden="true">{number > 99 ? '99+' : number}</span>
      <span className="sr-only">{label.replace(PLACEHOLDER.number, String(number))}</span>
    </span>
  );
}

interface PreviewProps {
  readonly chat: ChatItem;
  readonly texts: ListTexts;
}

/** Shows the unfinished draft if there is one, otherwise the last message. */
function Preview({ chat: { partner, draft, last_message: last }, texts }: PreviewProps): ReactNode {
  if (draft !== '') {
    const [label] = texts.draft.split(TEXT_HOLE);
    return (
      <>
        <span className="font-semibold text-primary-text">{label}</span>
        {draft}
      </>
    );
  }
  if (last === null) return null;
  const said = last.gone ? texts.withdrawn : last.kind === 'text' ? (last.text ?? '') : texts.kinds[last.kind];
  return last.sender === partner.id ? said : texts.youSaid.replace(TEXT_HOLE, () => said);
}
