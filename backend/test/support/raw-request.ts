import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends exactly these lines, as no client library would. The connection is closed after one answer. */
export function rawRequest(url: string, lines: readonly string[], body = ''): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      const more = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
      socket.write(`${[...lines, ...more, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
    });
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.on('error', reject).on('close', () => {
      resolve(parse(text));
    });
  });
}

function parse(text: string): RawAnswer {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [first = '', ...rest] = head.split('\r\n');
  const headers = rest.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body };
}
