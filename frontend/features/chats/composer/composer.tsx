import { useRef, useState } from 'react';
import { ActionBar } from '../../../components/ui/action-bar';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { countGraphemes } from '../../../../contract/text/graphemes';
import { tidyText } from '../../../../contract/text/plain-text';
import { createFormats } from '../../../lib/i18n/formats';
import { tick } from '../../../lib/haptics';
import { useLater } from '../../../lib/use-later';
import { useMember } from '../../../lib/member';
import { useVisitor } from '../../../lib/visitor';
import { type AttachmentTexts } from '../attachments/attachment-texts';
import { type ChosenContent } from '../attachments/chosen';
import { type ComposerTexts } from '../chats-texts';
import { Line } from '../parts/icons';
import { insert, isSending } from './keys';
import { balanceText } from './balance-text';
import { useGrowing } from './use-growing';

interface Props {
  readonly texts: ComposerTexts;
  readonly attachments: AttachmentTexts;
  readonly name: string;
  /** Undefined where it is said elsewhere that it is too low. */
  readonly balance: number | undefined;
  readonly text: string;
  readonly onWrite: (text: string) => void;
  readonly onSend: () => void;
  readonly onAttach: (content: ChosenContent) => void;
}

/** From here on it is said how much room is left. */
const NEAR_THE_END = 80;
const loadEmoji = () => import('./emoji-picker').then(({ EmojiPicker }) => EmojiPicker);
const loadSheet = () => import('../attachments/attachment-sheet').then(({ AttachmentSheet }) => AttachmentSheet);
const ROUND = 'grid size-[44px] shrink-0 place-items-center rounded-pill text-text-muted hover:bg-surface-2';

export function Composer({ texts, attachments, name, balance, text, onWrite, onSend, onAttach }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const composedAt = useRef(-Infinity);
  const [isEmojiOpen, setEmojiOpen] = useState(false);
  const [isAttaching, setAttaching] = useState(false);
  const plus = useRef<HTMLButtonElement>(null);
  useGrowing(field, text);
  const visitor = useVisitor()?.country;
  const country = useMember()?.profile.country ?? visitor ?? '';
  const length = countGraphemes(tidyText(text));
  const left = texts.longest - length;
  const isSendable = length > 0 && left >= 0;
  const send = (): void => {
    if (isSendable) {
      onSend();
      tick();
    }
    field.current?.focus();
  };
  const emoji = useLater(isEmojiOpen, loadEmoji, {
    texts,
    onChoose: (sign: string) => {
      if (field.current) insert(field.current, sign);
    },
    onClose: () => {
      setEmojiOpen(false);
      field.current?.focus();
    },
  });
  const sheet = useLater(isAttaching, loadSheet, {
    texts: attachments,
    onSend: onAttach,
    onClose: () => {
      setAttaching(false);
      plus.current?.focus();
    },
  });
  return (
    <>
      <form
        noValidate
        className="shrink-0"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ActionBar place="foot">
          {emoji}
          <div
            id="message-notes"
            className="mx-auto mb-1 flex max-w-3xl flex-wrap justify-between gap-x-3 px-2 text-caption leading-5 text-text-muted"
          >
            <span aria-live="polite" className={left < 0 ? 'font-semibold text-danger' : ''}>
              {left < NEAR_THE_END && room(left, texts)}
            </span>
            {balance !== undefined && (
              <span className={balance < 2 * texts.message ? 'font-semibold text-danger' : ''}>
                {texts.cost} · {balanceText(balance, country, texts)}
              </span>
            )}
          </div>
          <div className="mx-auto flex max-w-3xl items-end gap-1">
            {attachments.offered.length > 0 && (
              <button
                ref={plus}
                type="button"
                aria-label={attachments.open}
                aria-haspopup="dialog"
                className={ROUND}
                onClick={() => {
                  setAttaching(true);
                }}
              >
                <Line name="plus" />
              </button>
            )}
            <button
              type="button"
              aria-label={texts.emoji}
              aria-expanded={isEmojiOpen}
              className={ROUND}
              onClick={() => {
                setEmojiOpen(!isEmojiOpen);
              }}
            >
              <Line name="smile" />
            </button>
            <textarea
              ref={field}
              id="message"
              rows={1}
              dir="auto"
              value={text}
              aria-label={texts.write.replace(PLACEHOLDER.name, name)}
              aria-describedby="message-notes too-few-credits"
              aria-invalid={left < 0 || undefined}
              placeholder={texts.placeholder}
              enterKeyHint="enter"
              className="max-h-[8.75rem] min-h-11 min-w-0 grow resize-none not-placeholder-shown:field-sizing-content overflow-y-auto rounded-box border border-line bg-surface-1 px-[14px] py-2 leading-7 text-text-strong outline-offset-0 placeholder:text-text-muted aria-invalid:border-danger"
              onChange={(event) => {
                onWrite(event.target.value);
              }}
              onCompositionEnd={({ timeStamp }) => {
                composedAt.current = timeStamp;
              }}
              onKeyDown={(event) => {
                if (!isSending(event, composedAt.current)) return;
                event.preventDefault();
                send();
              }}
            />
            <button
              type="submit"
              aria-label={`${texts.send}, ${texts.cost}`}
              aria-disabled={!isSendable}
              className="grid size-[44px] shrink-0 place-items-center rounded-pill bg-primary text-on-primary aria-disabled:opacity-60"
            >
              <Line name="send" className="size-5" />
            </button>
          </div>
        </ActionBar>
      </form>
      {sheet}
    </>
  );
}

function room(left: number, texts: ComposerTexts): string {
  return (left < 0 ? texts.tooLong : texts.left).replace(
    PLACEHOLDER.number,
    createFormats(texts.locale).number(Math.abs(left)),
  );
}
