import { type MemberFile } from '../../api/members';
import { standings } from '../../texts/members';
import { reportReasons } from '../../texts/reports';
import { fromNow, timeText } from '../../ui/times';

type Standing = MemberFile['standing'][number];

const HOUR_MS = 3_600_000;
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** Today the hour is enough: "until 14:05". */
function momentOf(iso: string): string {
  const soon = Math.abs(new Date(iso).getTime() - Date.now()) < 20 * HOUR_MS;
  return soon ? clock.format(new Date(iso)) : timeText(iso);
}

/** A block on a report has the codes of its reasons, any other one the words of whoever blocked. */
const reasonsIn = (detail: string): string =>
  detail
    .split(', ')
    .map((code) => reportReasons[code] ?? code)
    .join(', ');

/** How a member stands, in a sentence. */
export function standingText({ state, since, until, tries, detail, by }: Standing): string {
  const values: Readonly<Record<string, string>> = {
    since: since === null ? '' : state === 'mails_bounce' ? timeText(since) : fromNow(since),
    until: until === null ? '' : momentOf(until),
    tries: String(tries ?? ''),
    detail: detail === null ? '–' : state === 'blocked' ? reasonsIn(detail) : detail,
    by: by ?? '–',
  };
  const text = state === 'blocked' && until !== null ? standings.blocked_until : standings[state];
  return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
}
