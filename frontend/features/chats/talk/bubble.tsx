import { HOLE } from '../../../components/people/hole';
import { type Message, type Partner } from '../api/types';
import { type BubbleTexts } from '../chats-texts';
import { BALANCE_HOLE, TEXT_HOLE } from '../holes';
import { Dots, Line } from '../parts/icons';
import { clockTime } from '../parts/times';
import { type Outgoing } from '../state/outgoing';
import { type BubbleRow, type Progress } from '../state/rows';
import { type AttachmentTexts } from '../attachments/attachment-texts';
import { AttachmentView } from '../attachments/attachment-view';
import { shownOf } from '../attachments/chosen';
import { BubbleText } from './bubble-text';
import { isOnlyEmoji } from './only-emoji';

export interface BubbleActions {
  readonly onLink: (href: string, host: string) => void;
  readonly onMenu: (message: Message) => void;
  readonly onRetry: (outgoing: Outgoing) => void;
  readonly onDiscard: (outgoing: Outgoing) => void;
}

interface Props {
  readonly texts: BubbleTexts;
  readonly attachments: AttachmentTexts;
  readonly locale: string;
  readonly row: BubbleRow;
  readonly partner: Partner;
  readonly balance: number;
  /** Nobody answers: what is on its way waits. */
  readonly isWaiting: boolean;
  readonly actions: BubbleActions;
}

/** So long a message can be taken back for both. */
const WITHDRAWABLE_MS = 15 * 60 * 1000;

const isWithdrawable = ({ gone, sent_at: at }: Message): boolean =>
  !gone && Date.now() - new Date(at).getTime() < WITHDRAWABLE_MS;

export function Bubble(props: Props) {
  const { texts, row, partner, actions } = props;
  const { own, isFirst, isLast, message } = row;
  const side = own ? 'items-end' : 'items-start';
  return (
    <div className={`flex flex-col ${side} ${isLast ? 'pb-2.5' : 'pb-0.5'}`}>
      {isFirst && <span className="sr-only">{own ? texts.you : partner.name}</span>}
      {message?.warning != null && !message.gone && (
        <p className="mb-1 flex max-w-[min(85%,36rem)] items-start gap-2 rounded-box border border-line px-3 py-2 text-caption text-text-strong">
          <Line name="alert" className="size-5 text-text-strong" />
          {texts.warning}
        </p>
      )}
      <div className={`group flex max-w-[min(88%,36rem)] items-center gap-1 ${own ? 'flex-row-reverse' : ''}`}>
        <Body {...props} />
        {own && message && isWithdrawable(message) && (
          <button
            type="button"
            aria-label={texts.menu}
            aria-haspopup="dialog"
            className="-my-1.5 grid size-11 shrink-0 place-items-center rounded-pill text-text-muted group-hover:opacity-100 hover:bg-surface-2 focus-visible:opacity-100 pointer-fine:opacity-0"
            onClick={() => {
              actions.onMenu(message);
            }}
          >
            <Dots />
          </button>
        )}
      </div>
      <Foot {...props} />
    </div>
  );
}

function Body({ texts, attachments, row, partner, actions }: Props) {
  const { own, message, outgoing } = row;
  const kind = message?.kind ?? outgoing?.content.kind ?? 'text';
  const text = message === undefined ? outgoing?.content.text : message.text;
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
  sent: 'tick',
  delivered: 'ticks',
  read: 'ticks',
  failed: 'alert',
} as const satisfies Readonly<Record<Progress, string>>;

/** When it was said and how far it has come, below the last of a group; what did not go out says why. */
function Foot(props: Props) {
  const { texts, row, locale, isWaiting } = props;
  const { progress, outgoing, isLast, at } = row;
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

const ACTION = 'inline-flex min-h-11 items-center px-1 font-semibold text-primary-text underline underline-offset-4';

function Failed({ texts, outgoing, partner, balance, actions }: Props & { readonly outgoing: Outgoing }) {
  const why = outgoing.why ?? 'failed';
  const words = texts.why[why]
    .replace(HOLE.name, partner.name)
    .replace(TEXT_HOLE, texts.costs[outgoing.content.kind])
    .replace(BALANCE_HOLE, String(balance));
  const way = why === 'credits' ? texts.buy : why === 'premium' ? texts.premium : undefined;
  return (
    <div role="alert" className="mt-1 max-w-[min(85%,36rem)] text-end text-caption">
      <p className="text-danger">
        <strong>{texts.states.failed}.</strong> {words}
      </p>
      <p className="flex flex-wrap justify-end gap-x-3">
        {way && (
          <a href={way.href} className={ACTION}>
            {way.text}
          </a>
        )}
        {why !== 'held' && (
          <button
            type="button"
            className={ACTION}
            onClick={() => {
              actions.onRetry(outgoing);
            }}
          >
            {texts.again}
          </button>
        )}
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
