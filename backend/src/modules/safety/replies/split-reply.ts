/** The words of a reply, and the history that the mail program put below them. */
export interface SplitReply {
  readonly body: string;
  readonly quoted: string | null;
}

/** “On … somebody wrote:” in the languages of the brands. Programs break it over two lines. */
const ATTRIBUTION =
  /^.{0,200}(?<!\p{L})(?:wrote|schrieb|schreef|écrit|escribió|ha scritto|skrev|kirjoitti|napisała?|pisze)(?!\p{L}).{0,120}:\s*$/iu;
const RULE =
  /^(?:-{2,}\s*.{3,60}?\s*-{2,}|_{10,}|(?:From|Von|Van|De|Da|Från|Fra|Lähettäjä|Od)\s?: .{0,150}<[^<>]+@[^<>]+>)\s*$/iu;
const DATED = /\d/;
const QUOTED = /^\s*>/;

/** Splits where the history begins. A reply that is nothing but history stays as it is. */
export function splitReply(text: string): SplitReply {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const at = historyAt(lines);
  const body = lines.slice(0, at).join('\n').trim();
  const quoted = lines.slice(at).join('\n').trim();
  if (body === '') return { body: text.trim(), quoted: null };
  return { body, quoted: quoted === '' ? null : quoted };
}

function historyAt(lines: readonly string[]): number {
  const found = lines.findIndex((line, at) => RULE.test(line) || isAttribution(line, lines[at + 1] ?? ''));
  if (found === -1) return lines.length - trailingQuotes(lines);
  // The verb came to a line of its own: the one before it has the date.
  const isBroken =
    !RULE.test(lines[found] ?? '') && !DATED.test(lines[found] ?? '') && DATED.test(lines[found - 1] ?? '');
  return isBroken ? found - 1 : found;
}

const isAttribution = (line: string, next: string): boolean =>
  ATTRIBUTION.test(line) ||
  (line.trim() !== '' && /:\s*$/.test(next) && !ATTRIBUTION.test(next) && ATTRIBUTION.test(`${line} ${next}`));

/** Quotes between a person's own lines are theirs; only those at the end are history. */
function trailingQuotes(lines: readonly string[]): number {
  let count = 0;
  for (const line of [...lines].reverse()) {
    if (!QUOTED.test(line) && line.trim() !== '') break;
    count += 1;
  }
  return lines.slice(lines.length - count).some((line) => QUOTED.test(line)) ? count : 0;
}
