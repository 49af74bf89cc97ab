import { useAfterPaint } from '../../desk/use-after-paint';
import { heldMessages as texts } from '../../texts/held-messages';
import { fromNow } from '../../ui/times';
import { type ClaimedHeldMessage } from './held-desk';

interface Props {
  readonly message: ClaimedHeldMessage;
  /** The text has been on the screen for a frame. */
  readonly onPainted: () => void;
}

/** The text with the part that the rule found, and what is known of its sender. */
export function HeldMessage({ message, onPainted }: Props) {
  useAfterPaint(onPainted);
  const { body, rule, matched, account_days: days, recipients, held_at: held } = message;
  const { start, end } = matched ?? { start: body.length, end: body.length };
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_20rem]">
      <blockquote
        aria-label={texts.text}
        className="rounded-lg border border-line bg-panel p-4 text-lg whitespace-pre-wrap"
      >
        {body.slice(0, start)}
        {start < end && (
          <mark className="rounded bg-accent px-0.5 font-semibold text-on-accent">{body.slice(start, end)}</mark>
        )}
        {body.slice(end)}
      </blockquote>
      <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1">
        <dt className="text-quiet">{texts.rule}</dt>
        <dd>{texts.rules[rule]}</dd>
        <dt className="text-quiet">{texts.account}</dt>
        <dd>{days === 0 ? texts.today : texts.days.replace('{days}', String(days))}</dd>
        <dt className="text-quiet">{texts.recipients}</dt>
        <dd>{recipients > 1 ? texts.recipients_many.replace('{count}', String(recipients)) : texts.recipients_one}</dd>
        <dt className="text-quiet">{texts.held}</dt>
        <dd>{fromNow(held)}</dd>
      </dl>
    </div>
  );
}
