import { TextLink } from '../../components/ui/text-link';
import { DATE } from './banned-date';

export interface BannedTexts {
  readonly title: string;
  readonly text: string;
  /** Where the block ends by itself. */
  readonly blocked: { readonly title: string; readonly text: string };
  readonly locale: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

interface Props {
  readonly texts: BannedTexts;
  /** ISO 8601; null where the block has no end. */
  readonly until: string | null;
}

export function BannedNotice({ texts, until }: Props) {
  const { title, text } = until === null ? texts : texts.blocked;
  return (
    <div className="rounded-box border-2 border-danger bg-surface-1 p-5">
      <h2 className="text-title">{title}</h2>
      <p className="mt-2">{until === null ? text : text.replace(DATE, momentOf(until, texts.locale))}</p>
      <p className="mt-3 flex flex-wrap gap-x-5">
        {texts.links.map(({ href, label }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
      </p>
    </div>
  );
}

/** A moment as the language writes it, by the clock of the device. */
const momentOf = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
