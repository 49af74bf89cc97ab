import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { type HeldMessage, type Partner } from '../api/types';
import { type ChatsTexts } from '../chats-texts';
import { Line } from '../parts/icons';
import { dayName } from '../parts/times';
import { backToList } from '../place';
import { type BubbleRow, LOCAL_CLOCK, type Row, rowsOf, SteadyRows } from '../state/rows';
import { type OpenTalk } from '../state/talk';
import { type Outgoing } from '../../../lib/chats/outbox/outgoing';
import { First } from './first';
import { useHistory } from './use-history';
import { useSwipeBack } from './use-swipe-back';
import { type TalkView } from './use-talk';

interface Props {
  readonly texts: ChatsTexts;
  readonly talk: OpenTalk;
  readonly partner: Partner;
  readonly waiting: readonly Outgoing[];
  readonly held: readonly HeldMessage[];
  readonly isTyping: boolean;
  readonly older: TalkView['older'];
  readonly onOlder: () => void;
  readonly onNewer: () => void;
  readonly onLatest: () => Promise<void>;
  /** Fills in a first sentence; undefined where nothing can be written. */
  readonly onOpener: ((opener: string) => void) | undefined;
  /** The end is in sight. */
  readonly onEnd: (isAtEnd: boolean) => void;
  readonly bubble: (row: BubbleRow) => ReactNode;
}

const FOCUSABLE = { id: 'messages', tabIndex: 0 };

/** For what had the focus and goes. */
export function focusHistory(): void {
  document.getElementById(FOCUSABLE.id)?.focus({ preventScroll: true });
}

export function History(props: Props) {
  const { texts, talk, partner, waiting, held, isTyping, older, onOlder, onNewer, onLatest, onEnd, onOpener, bubble } =
    props;
  const scroller = useRef<HTMLDivElement>(null);
  const [steady] = useState(() => new SteadyRows());
  const rows = useMemo(
    () => steady.of(rowsOf(talk, { waiting, held }, partner.id, LOCAL_CLOCK)),
    [steady, talk, waiting, held, partner.id],
  );
  const { items, sizer, measure, toEnd, isAtEnd } = useHistory({ rows, scroller, onOlder, onNewer });
  const swipeBack = useSwipeBack(backToList);
  const writtenAt = waiting.at(-1)?.at ?? 0;
  const seenAt = useRef(writtenAt);
  useEffect(() => {
    // Writing a message scrolls to the end; a message left over from before does not.
    if (writtenAt <= seenAt.current) return;
    seenAt.current = writtenAt;
    void onLatest().then(toEnd);
  }, [writtenAt, onLatest, toEnd]);
  const isEndShown = isAtEnd && talk.end >= talk.last;
  useEffect(() => {
    onEnd(isEndShown);
  }, [isEndShown, talk.last, onEnd]);
  const isEmpty = rows.length === 0;
  return (
    <div className="relative flex min-h-24 flex-1 flex-col">
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={texts.talk.history.replace(PLACEHOLDER.name, partner.name)}
        {...FOCUSABLE}
        {...swipeBack}
        className="flex min-h-0 flex-1 touch-pan-y flex-col overflow-y-auto overscroll-contain bg-surface-1 outline-offset-[-3px] [overflow-anchor:none]"
      >
        {isEmpty ? (
          <First texts={texts} partner={partner} onChoose={onOpener} />
        ) : (
          <div className="mt-auto w-full shrink-0">
            <div ref={sizer} className="relative mx-auto w-full max-w-3xl">
              <Rows
                {...{ texts, rows, bubble, measure }}
                from={items[0]?.index ?? 0}
                to={(items.at(-1)?.index ?? -1) + 1}
              />
            </div>
          </div>
        )}
      </div>
      {items[0]?.index === 0 && talk.hasOlder && older !== 'idle' && (
        <Above texts={texts} isFailed={older === 'failed'} onRetry={onOlder} />
      )}
      <Typing text={isTyping ? texts.talk.typing.replace(PLACEHOLDER.name, partner.name) : ''} />
      {!isEndShown && !isEmpty && (
        <Jump
          texts={texts}
          talk={talk}
          partner={partner.id}
          onPress={() => {
            focusHistory();
            void onLatest().then(toEnd);
          }}
        />
      )}
      <Heard talk={talk} partner={partner} texts={texts} />
    </div>
  );
}

interface RowsProps extends Pick<Props, 'texts' | 'bubble'> {
  readonly rows: readonly Row[];
  readonly from: number;
  /** Behind the last. */
  readonly to: number;
  readonly measure: (row: HTMLElement | null) => void;
}

/** Drawn again when other rows come near, and not for every row that passes. */
const Rows = memo(function Rows({ rows, from, to, measure, ...row }: RowsProps) {
  return rows.slice(from, to).map((one, at) => (
    <div
      key={one.key}
      ref={measure}
      data-index={from + at}
      className="absolute left-0 w-full px-4 [contain:layout_style]"
    >
      <RowView {...row} row={one} />
    </div>
  ));
});

type RowProps = { readonly row: Row } & Pick<Props, 'texts' | 'bubble'>;

/** Scrolling draws again where rows stand, not what is in them. */
const RowView = memo(function RowView({ texts, row, bubble }: RowProps) {
  if (row.kind === 'bubble') return bubble(row);
  if (row.kind === 'day')
    return (
      <p className="py-3 text-center">
        <span className="rounded-pill bg-surface-2 px-3 py-1 text-caption text-text-muted">
          {dayName(row.at, texts.locale)}
        </span>
      </p>
    );
  return (
    <p className="flex items-center gap-3 py-3 text-caption font-semibold text-text-strong before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      <span className="rounded-pill bg-unread px-3 py-0.5 text-on-unread">{texts.talk.marker}</span>
    </p>
  );
});

interface AboveProps {
  readonly texts: ChatsTexts;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** Over the first of those that are here, while there are more: what takes no time is not said. */
function Above({ texts, isFailed, onRetry }: AboveProps) {
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 top-2 flex justify-center px-4 text-caption transition-opacity delay-300 starting:opacity-0"
    >
      <span className="flex flex-wrap items-center justify-center gap-x-3 rounded-box bg-surface-2 px-3 py-1 text-text-muted">
        {isFailed ? texts.list.moreFailed : texts.talk.loading}
        {isFailed && (
          <button
            type="button"
            className="pointer-events-auto min-h-11 font-semibold text-primary-text underline underline-offset-4"
            onClick={() => {
              focusHistory();
              onRetry();
            }}
          >
            {texts.talk.retry}
          </button>
        )}
      </span>
    </p>
  );
}

/** Over the messages: nothing moves when it comes and goes. */
function Typing({ text }: { readonly text: string }) {
  return (
    <p role="status" className="pointer-events-none absolute inset-x-0 bottom-1 px-4 text-caption">
      {text !== '' && (
        <span className="rounded-pill bg-surface-2 px-3 py-1 text-text-muted motion-safe:animate-pulse">{text}</span>
      )}
    </p>
  );
}

interface JumpProps {
  readonly texts: ChatsTexts;
  readonly talk: OpenTalk;
  readonly partner: number;
  readonly onPress: () => void;
}

/** The way to the newest, with how many have come since the end was seen. */
function Jump({ texts, talk, onPress }: JumpProps) {
  const [seen] = useState(talk.last);
  const from = talk.marker !== null && talk.end < talk.last ? talk.end : seen;
  const news = talk.last - from;
  const label = news > 0 ? texts.talk.jumpNew.replace(PLACEHOLDER.number, String(news)) : texts.talk.jump;
  return (
    <button
      type="button"
      aria-label={label}
      className="absolute right-4 bottom-4 grid size-12 place-items-center rounded-pill border border-line bg-surface-1 text-text-strong shadow-raised"
      onClick={onPress}
    >
      <Line name="down" className="size-5" />
      {news > 0 && (
        <span className="absolute -top-2 min-w-6 rounded-pill bg-unread px-1.5 text-center text-[0.75rem] leading-6 font-semibold text-on-unread">
          {news > 99 ? '99+' : news}
        </span>
      )}
    </button>
  );
}

/** Says what comes, and only that: rows that are drawn again when somebody scrolls are nothing new. */
function Heard({
  talk,
  partner,
  texts,
}: {
  readonly talk: OpenTalk;
  readonly partner: Partner;
  readonly texts: ChatsTexts;
}) {
  const [since] = useState(talk.last);
  const last = talk.messages.at(-1);
  const isNew = last !== undefined && last.seq > since && last.sender === partner.id && !last.gone;
  const said = last?.kind === 'text' ? last.text : last && texts.bubble.kinds[last.kind];
  return (
    <p aria-live="polite" className="sr-only">
      {isNew && (
        // The same words again are said again.
        <span key={last.seq}>
          {partner.name}: {said}
        </span>
      )}
    </p>
  );
}
