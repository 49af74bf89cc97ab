import { type ReactNode, useSyncExternalStore } from 'react';
import { EMAIL } from '../../../components/activation/resend-texts';
import { useResend } from '../../../components/activation/use-resend';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { BUTTON, ButtonLink } from '../../../components/ui/button-link';
import { TextLink } from '../../../components/ui/text-link';
import { createFormats } from '../../../lib/i18n/formats';
import { useMember } from '../../../lib/member';
import { useVisitor } from '../../../lib/visitor';
import { leadingBack } from '../../../lib/way-back';
import { ROUTES } from '../../../site/routes';
import { type ChatDetails } from '../api/types';
import { type NoticeTexts } from '../chats-texts';
import { BALANCE_HOLE } from '../holes';

/** If large text leaves the notice no room it scrolls, so that the composer stays on the screen. */
const NOTE = 'min-h-0 overflow-y-auto px-4 py-2 text-caption';
/** The notice is as wide as the composer. */
const BESIDE = 'mx-auto w-full max-w-3xl';

/** On whoever is invented, as long as the conversation is open. */
export function FictionalNote({ texts }: { readonly texts: NoticeTexts }) {
  return <p className={`${NOTE} border-b border-hairline bg-surface-2 text-text-strong`}>{texts.fictional}</p>;
}

function watchOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const useOnline = (): boolean =>
  useSyncExternalStore(
    watchOnline,
    () => navigator.onLine,
    () => true,
  );

interface Props {
  readonly texts: NoticeTexts;
  readonly chat: ChatDetails;
}

interface BeforeProps extends Props {
  /** The balance, where it does not do for a message. */
  readonly tooFew: number | undefined;
}

/** Between the messages and where one writes: what one should know before sending. */
export function BeforeWriting({ texts, chat, tooFew }: BeforeProps) {
  const country = useVisitor()?.country;
  const member = useMember();
  const isOnline = useOnline();
  const where = country ?? member?.profile.country ?? '';
  const isUnconfirmed = member?.status === 'not_confirmed';
  return (
    <>
      <p role="status" className={isOnline ? 'sr-only' : `${NOTE} ${BESIDE} font-semibold text-text-strong`}>
        {!isOnline && texts.offline}
      </p>
      {isUnconfirmed && chat.may_write === 'yes' && (
        <div className={`${NOTE} ${BESIDE}`}>
          <Unconfirmed texts={texts} />
        </div>
      )}
      {tooFew !== undefined && (
        <p id="too-few-credits" className={`${NOTE} ${BESIDE} font-semibold text-text-strong`}>
          {texts.tooFew.replace(BALANCE_HOLE, createFormats(texts.locale).number(tooFew))}{' '}
          {texts.buy && <TextLink href={leadingBack(texts.buy.href)}>{texts.buy.text}</TextLink>}
        </p>
      )}
      {!chat.has_paid_message && chat.may_write === 'yes' && (
        <p className={`${NOTE} ${BESIDE} text-text-muted`}>{texts.costs.byCountry[where] ?? texts.costs.plain}</p>
      )}
    </>
  );
}

function Unconfirmed({ texts }: { readonly texts: NoticeTexts }) {
  const member = useMember();
  const { told, isSending, resend } = useResend(texts.resend);
  return (
    <>
      <p>{texts.unconfirmed}</p>
      <p role="status">{told === '' && member ? texts.resend.sentTo.replace(EMAIL, member.email) : told}</p>
      <button
        type="button"
        aria-disabled={isSending}
        className="inline-flex min-h-11 items-center font-semibold text-primary-text underline underline-offset-4"
        onClick={(event) => void resend(event)}
      >
        {texts.resend.resend}
      </button>
    </>
  );
}

/** In place of where one writes, where one may not. */
export function NotWriting({ texts, chat }: Props): ReactNode {
  const named = (text: string): string => text.replace(PLACEHOLDER.name, chat.partner.name);
  if (chat.may_write === 'yes') return null;
  if (chat.may_write === 'partner_gone')
    return (
      <Foot title={named(texts.goneTitle)}>
        <p>{texts.goneText}</p>
      </Foot>
    );
  if (chat.may_write === 'confirm_address')
    return (
      <Foot>
        <Unconfirmed texts={texts} />
      </Foot>
    );
  return (
    <Foot title={texts.premiumTitle}>
      <p>{texts.premiumText}</p>
      {texts.premium && (
        <p className="mt-3">
          <ButtonLink href={leadingBack(texts.premium.href)}>{texts.premium.text}</ButtonLink>
        </p>
      )}
      <p className="mt-2 lg:hidden">
        <TextLink href={ROUTES.chats}>{texts.back}</TextLink>
      </p>
    </Foot>
  );
}

function Foot({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <div
      role="status"
      className="shrink-0 border-t border-hairline bg-surface-2 px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-text"
    >
      {title !== undefined && <p className="mb-1 font-semibold text-text-strong">{title}</p>}
      {children}
    </div>
  );
}

interface ErrorProps {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly text: string; readonly onPress: () => void };
}

export function TalkError({ title, text, action }: ErrorProps) {
  return (
    <div role="alert" className="m-auto grid max-w-[40ch] justify-items-center gap-4 p-6 text-center">
      <h2 className="text-title">{title}</h2>
      <p>{text}</p>
      <button type="button" className={BUTTON} onClick={action.onPress}>
        {action.text}
      </button>
    </div>
  );
}
