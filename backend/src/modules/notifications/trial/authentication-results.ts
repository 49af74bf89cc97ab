import { type Header } from './header-list';

/** The words of RFC 8601: `pass`, `fail`, `none`, `temperror` and the like; null where the server says nothing of it. */
export interface AuthenticationResults {
  readonly spf: string | null;
  readonly dkim: string | null;
  readonly dmarc: string | null;
}

export interface ReadResults {
  /** The name that the topmost header gives its server; null where there is no header. */
  readonly server: string | null;
  /** Undefined where the header is not of the trusted server. */
  readonly results: AuthenticationResults | undefined;
}

/**
 * Reads what the receiving server found of a mail's sender. Only the topmost header counts, and only where it names the
 * trusted server: everything below it may have been written by the sender.
 */
export function readResults(headers: readonly Header[], trusted: string | undefined): ReadResults {
  const topmost = headers.find(({ name }) => name === 'authentication-results');
  if (!topmost) return { server: null, results: undefined };
  const [head = '', ...parts] = withoutComments(topmost.value).split(';');
  const server = /^\s*"?([^\s"]+)/.exec(head)?.[1]?.toLowerCase() ?? '';
  if (trusted === undefined || server !== trusted.toLowerCase()) return { server, results: undefined };
  const found = parts.map(methodIn);
  const of = (method: string): Method[] => found.filter((one) => one?.method === method) as Method[];
  const [spf] = of('spf').toSorted((one, other) => Number(other.isOfEnvelope) - Number(one.isOfEnvelope));
  const dkim = of('dkim').find(({ result }) => result === 'pass') ?? of('dkim')[0];
  return {
    server,
    results: { spf: spf?.result ?? null, dkim: dkim?.result ?? null, dmarc: of('dmarc')[0]?.result ?? null },
  };
}

interface Method {
  readonly method: string;
  readonly result: string;
  /** SPF is found of the envelope's sender, and by some servers of the greeting, too. */
  readonly isOfEnvelope: boolean;
}

function methodIn(part: string): Method | undefined {
  const [, method = '', result = ''] = /^\s*([a-z\d-]+)(?:\s*\/\s*\d+)?\s*=\s*([a-z]+)/i.exec(part) ?? [];
  if (method === '') return undefined;
  return {
    method: method.toLowerCase(),
    result: result.toLowerCase(),
    isOfEnvelope: /\bsmtp\.mailfrom\s*=/i.test(part),
  };
}

/** Comments stand in brackets, also within one another, but not in quotes, where semicolons count for nothing either. */
function withoutComments(value: string): string {
  let text = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < value.length; at++) {
    const letter = value.charAt(at);
    if (letter === '\\') at++;
    else if (letter === '"' && depth === 0) isQuoted = !isQuoted;
    else if (letter === '(' && !isQuoted) depth++;
    else if (letter === ')' && !isQuoted) depth = Math.max(0, depth - 1);
    else if (depth === 0 && !(isQuoted && letter === ';')) text += letter;
  }
  return text;
}
