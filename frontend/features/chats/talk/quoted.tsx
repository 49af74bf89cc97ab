import { Portrait } from '../../../components/people/portrait';
import { type Message, type Partner } from '../api/types';
import { type QuoteTexts } from '../chats-texts';
import { useQuotedPhoto } from './quoted-photos';

interface Props {
  readonly texts: QuoteTexts;
  readonly quote: NonNullable<Message['quote']>;
  /** Whether the member wrote the message: then it is about the partner's profile. */
  readonly own: boolean;
  readonly partner: Partner;
}

const FRAME = 'mb-1 max-w-[min(88%,36rem)] border-l-4 border-line py-0.5 pl-3 text-caption leading-snug';

/** What of a profile the message below is about. */
export function Quoted({ texts, quote, own, partner }: Props) {
  if (quote.photo !== null) return <QuotedPhoto texts={texts} id={quote.photo} own={own} partner={partner} />;
  const question = quote.prompt === null ? undefined : texts.questions[quote.prompt];
  return (
    <blockquote className={FRAME}>
      {question !== undefined && <p className="text-text-muted">{question}</p>}
      <p className="font-semibold wrap-anywhere whitespace-pre-line text-text-strong">{quote.text}</p>
    </blockquote>
  );
}

interface PhotoProps extends Omit<Props, 'quote'> {
  readonly id: number;
}

/** In its final size from the start. */
function QuotedPhoto({ texts, id, own, partner }: PhotoProps) {
  const photo = useQuotedPhoto(id, own ? partner.id : 'own');
  return (
    <blockquote className={FRAME}>
      <p className="mb-1 text-text-muted">{photo === null ? texts.photoGone : texts.photo}</p>
      {photo !== null && (
        <span className="relative block h-24 w-19 overflow-hidden rounded-control bg-surface-3">
          {photo && <Portrait person={partner} photo={photo} alt="" locale={texts.locale} sizes="76px" />}
        </span>
      )}
    </blockquote>
  );
}
