import { useEffect, useId, useRef, useState } from 'react';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { keyOf } from '../../desk/desk';
import { KeyButton } from '../../desk/key-button';
import { useKeys } from '../../frame/keys';
import { common } from '../../texts/common';
import { heldMessages as texts } from '../../texts/held-messages';
import { DialogEnd } from '../../ui/dialog-end';
import { Button } from '../../ui/button';
import { useKeptText } from '../../ui/kept-text';
import { ReasonField } from '../../ui/reason-field';
import { timeText } from '../../ui/times';
import { useAct } from '../../ui/use-act';
import { type ClaimedHeldMessage } from './held-desk';

const readConversation = ({ tenant, id }: ClaimedHeldMessage, reason: string) =>
  valueOf(
    client.POST('/api/staff/tenants/{slug}/held-messages/{id}/conversation', {
      params: { path: { slug: tenant, id: String(id) } },
      body: { reason },
    }),
  );
type Messages = Awaited<ReturnType<typeof readConversation>>['messages'];

interface Props {
  readonly message: ClaimedHeldMessage;
}

/** The last messages between the two, for a reason. Another held message begins closed again. */
export function HeldConversation({ message }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [messages, setMessages] = useState<Messages>();
  const close = (): void => {
    setAsked(false);
    setMessages(undefined);
  };
  const toggle = (): void => {
    if (isAsked) close();
    else setAsked(true);
  };
  useKeys([{ keys: 'c', label: texts.conversation, run: toggle }]);
  if (!isAsked)
    return (
      <p>
        <KeyButton shortcut="c" onClick={toggle}>
          {texts.conversation}
        </KeyButton>
      </p>
    );
  if (messages === undefined) return <WhyForm message={message} onRead={setMessages} onClose={close} />;
  return <LastMessages messages={messages} onClose={close} />;
}

interface WhyProps extends Props {
  readonly onRead: (messages: Messages) => void;
  readonly onClose: () => void;
}

function WhyForm({ message, onRead, onClose }: WhyProps) {
  const [reason, keepReason] = useKeptText(`conversation ${keyOf(message)}`);
  const form = useRef<HTMLFormElement>(null);
  // The letters that follow the key are the reason, not keys of the desk.
  useEffect(() => {
    form.current?.querySelector('textarea')?.focus();
  }, []);
  const { isBusy, fault, onSubmit } = useAct(async () => {
    const { messages } = await readConversation(message, reason.trim());
    keepReason('');
    onRead(messages);
  });
  return (
    <form ref={form} onSubmit={onSubmit} className="grid max-w-prose gap-3">
      <ReasonField hint={texts.conversation_hint} value={reason} onChange={keepReason} />
      <DialogEnd fault={fault} send={texts.conversation} isOff={isBusy} onClose={onClose} />
    </form>
  );
}

interface LastProps {
  readonly messages: Messages;
  readonly onClose: () => void;
}

function LastMessages({ messages, onClose }: LastProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="grid gap-3">
      <h2 id={title}>{texts.conversation_title}</h2>
      {messages.length === 0 && <p role="status">{texts.conversation_none}</p>}
      <ol className="grid gap-2">
        {messages.map(({ seq, by, kind, text, sent_at: sent, gone }) => (
          <li key={seq} className={`rounded-lg border border-line bg-panel p-3 ${by === 'sender' ? 'me-8' : 'ms-8'}`}>
            <p className="flex flex-wrap justify-between gap-x-4 text-quiet">
              <span className="font-semibold">{texts.by[by]}</span>
              <time dateTime={sent}>{timeText(sent)}</time>
            </p>
            {text === null ? (
              <p className="text-quiet italic">{gone ? texts.gone : texts.kinds[kind]}</p>
            ) : (
              <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
            )}
          </li>
        ))}
      </ol>
      <p>
        <Button onClick={onClose}>{common.close}</Button>
      </p>
    </section>
  );
}
