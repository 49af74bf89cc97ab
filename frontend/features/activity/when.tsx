import { createFormats } from '../../lib/i18n/formats';

const agoOf = (moment: Date, locale: string): string => createFormats(locale).relative(moment, new Date());

/** How long ago something was; the title of the element says exactly when. */
export function When({ at, locale }: { readonly at: string; readonly locale: string }) {
  const moment = new Date(at);
  return (
    <time
      dateTime={at}
      title={new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)}
      className="text-caption text-text-muted"
    >
      {agoOf(moment, locale)}
    </time>
  );
}
