import { TextLink } from '../../components/ui/text-link';
import { type OwnBlock } from '../../lib/banned-login';
import { ROUTES } from '../../site/routes';
import { DATE } from './banned-date';

export interface BannedTexts {
  readonly title: string;
  readonly text: string;
  /** Where the block ends by itself. */
  readonly blocked: { readonly title: string; readonly text: string };
  readonly locale: string;
  readonly rules: { readonly href: string; readonly label: string } | null;
  readonly appeal: string;
}

interface Props {
  readonly texts: BannedTexts;
  readonly block: OwnBlock;
}

export function BannedNotice({ texts, block }: Props) {
  const { until } = block;
  const { title, text } = until === null ? texts : texts.blocked;
  return (
    <div className="rounded-box border-2 border-danger bg-surface-1 p-5">
      <h2 className="text-title">{title}</h2>
      <p className="mt-2">{until === null ? text : text.replace(DATE, momentOf(until, texts.locale))}</p>
      <p className="mt-3 flex flex-wrap gap-x-5">
        {texts.rules && <TextLink href={texts.rules.href}>{texts.rules.label}</TextLink>}
        <TextLink href={appealOf(block)}>{texts.appeal}</TextLink>
      </p>
    </div>
  );
}

/** The appeal of the decision; where we do not know which one it is, a complaint of that kind. */
const appealOf = ({ token }: OwnBlock): string =>
  token === null ? `${ROUTES.complaints}?kind=appeal` : `${ROUTES.decisions}?token=${token}`;

/** A moment as the language writes it, by the clock of the device. */
const momentOf = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
