import { type ReactNode } from 'react';
import { type Message } from '../api/types';
import { Dots, Line } from '../parts/icons';
import { clockTime } from '../parts/times';
import { type Progress } from '../state/rows';
import { AttachmentView } from '../attachments/attachment-view';
import { shownOf } from '../attachments/chosen';
import { type BubbleProps } from './bubble-props';
import { BubbleText } from './bubble-text';
import { Failed, Held } from './not-sent';
import { isOnlyEmoji } from './only-emoji';
import { Quoted } from './quoted';
import { Warned } from './warned';

/** How long a message can be withdrawn for both people, in milliseconds. */
const WITHDRAWABLE_MS = 15 * 60 * 1000;

const isWithdrawable = ({ gone, sent_at: at }: Message): boolean =>
  !gone && Date.now() - new Date(at).getTime() < WITHDRAWABLE_MS;

export function Bubble(props: BubbleProps) {
  const { texts, quotes, safety, row, partner, actions } = props;
  const { own, isFirst, isLast, message } = row;
  const side = own ? 'items-end' : 'items-start';
  return (
    <div className={`flex flex-col ${side} ${isLast ? 'pb-2.5' : 'pb-0.5'}`}>
      {isFirst && <span className="sr-only">{own ? texts.you : partner.name}</span>}
      {message?.warning != null && !message.gone && (
        <Warned
          warning={texts.warnings[message.warning]}
          safety={safety}
          partner={partner}
          onBlocked={actions.onBlocked}
        />
      )}
      {message?.quote && <Quoted texts={quotes} quote={message.quote} own={own} partner={partner} />}
      <div className={`group flex max-w-[min(88%,36rem)] items-center gap-1 ${own ? 'flex-row-reverse' : ''}`}>
        <Body {...props} />
        {own && message && isWithdrawable(message) && (
          <MessageButton
            label={texts.menu}
            onPress={() => {
              actions.onMenu(message);
            }}
          >
            <Dots />
          </MessageButton>
        )}
        {!own && message && !message.gone && !partner.fictional && (
          // By touch below each group: beside every message it would be in the way.
          <MessageButton
            label={texts.report}
            className={isLast ? '' : 'pointer-coarse:hidden'}
            onPress={() => {
              actions.onReport(message);
            }}
          >
            <Line name="flag" className="size-5" />
          </MessageButton>
        )}
      </div>
      <Foot {...props} />
    </div>
  );
}

interface ButtonProps {
  readonly label: string;
  readonly className?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Beside a message: with a mouse where that is, by touch always. */
function MessageButton({ label, className = '', onPress, children }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      className={`-my-1.5 grid size-11 shrink-0 place-items-center rounded-pill text-text-muted group-hover:opacity-100 hover:bg-surface-2 focus-visible:opacity-100 pointer-fine:opacity-0 ${className}`}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

function Body({ texts, attachments, row, partner, actions }: BubbleProps) {
  const { own, message, outgoing, held } = row;
  const kind = message?.kind ?? outgoing?.content.kind ?? 'text';
  const text = message === undefined ? (held?.text ?? outgoing?.content.text) : message.text;
  if (message?.gone === true)
    return <p className="rounded-box border border-line px-3.5 py-2 text-text-muted italic">{texts.withdrawn}</p>;
  const shown = kind === 'text' ? undefined : (message ?? shownOf(outgoing?.content ?? { kind }));
  if (shown !== undefined) return <AttachmentView texts={attachments} shown={shown} own={own} name={partner.name} />;
  if (kind === 'text' && isOnlyEmoji(text ?? '')) return <p className="text-[2.5rem] leading-[3.25rem]">{text}</p>;
  return (
    <div
      className={`min-w-0 rounded-box px-3.5 py-2 wrap-anywhere ${
        own ? 'bg-primary text-on-primary' : 'bg-surface-2 text-text-strong'
      }`}
    >
      {kind === 'text' ? <BubbleText text={text ?? ''} onLink={actions.onLink} /> : texts.kinds[kind]}
    </div>
  );
}

const ICONS = {
  sending: 'clock',
  held: 'clock',
  sent: 'tick',
  delivered: 'ticks',
  read: 'ticks',
  failed: 'alert',
} as const satisfies Readonly<Record<Progress, string>>;

/** When it was said and how far it has come, below the last of a group; what did not go out says why. */
function Foot(props: BubbleProps) {
  const { texts, row, locale, isWaiting } = props;
  const { progress, outgoing, held, isLast, at } = row;
  if (held !== undefined) return <Held {...props} held={held} />;
  if (progress === 'failed' && outgoing !== undefined) return <Failed {...props} outgoing={outgoing} />;
  if (!isLast) return null;
  const state =
    progress === undefined ? undefined : texts.states[progress === 'sending' && isWaiting ? 'waiting' : progress];
  return (
    <p className="mt-0.5 flex items-center gap-1 px-1 text-[0.75rem] leading-4 text-text-muted">
      <time dateTime={at}>{clockTime(at, locale)}</time>
      {progress && (
        <>
          <span className={progress === 'read' ? 'text-primary-text' : ''}>
            <Line name={ICONS[progress]} className="size-4" />
          </span>
          <span className={progress === 'sending' && isWaiting ? '' : 'sr-only'}>{state}</span>
        </>
      )}
    </p>
  );
}
