import { createHash } from 'node:crypto';
import { type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { readClaims } from '../../../../contract/http/request-claims';
import { ReadyAnswer, matchesEtag } from './ready-answer';
import { SECURITY_HEADERS } from './security-headers';

const BODY = { text: 'Zoë '.repeat(200) };
const JSON_TEXT = JSON.stringify(BODY);
const CACHE = 'public, max-age=60';
const ETAG = `"${createHash('sha256').update(JSON_TEXT).digest('base64url').slice(0, 22)}"`;
const SHARED = { etag: ETAG, 'cache-control': CACHE, vary: 'accept-encoding, cookie', ...SECURITY_HEADERS };
const answer = new ReadyAnswer(BODY, CACHE);

interface Sent {
  status: number;
  headers: Record<string, unknown>;
  bytes: Buffer | undefined;
}

function write(...rawHeaders: string[]): Sent & { told: number } {
  const sent: Sent = { status: 0, headers: {}, bytes: undefined };
  const response = {
    writeHead(status: number, list: string[]): void {
      sent.status = status;
      for (let at = 0; at < list.length; at += 2) sent.headers[list[at] ?? ''] = list[at + 1];
    },
    end(wire?: string, encoding?: BufferEncoding): void {
      sent.bytes = wire === undefined ? undefined : Buffer.from(wire, encoding);
    },
  } as unknown as ServerResponse;
  return { told: answer.write(readClaims({ rawHeaders }), 'the trace', response), ...sent };
}

function send(headers: Record<string, string>): Sent {
  const sent: Sent = { status: 0, headers: {}, bytes: undefined };
  const reply = {
    header(name: string, value: unknown) {
      expect(name).not.toBe('');
      sent.headers[name] = value;
      return reply;
    },
    code(status: number) {
      sent.status = status;
      return reply;
    },
    send(bytes: Buffer | undefined) {
      sent.bytes = bytes;
    },
  };
  answer.send({ headers } as FastifyRequest, reply as unknown as FastifyReply);
  return sent;
}

/** Checks the headers of an answer and decodes its content as a client does. */
const read = ({ headers, bytes = Buffer.alloc(0) }: Sent): string => {
  expect(headers['content-length']).toBe(String(bytes.length));
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers).toMatchObject(SHARED);
  const encoding = headers['content-encoding'];
  const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  return plain.toString();
};

it.each([
  [undefined, undefined],
  ['', undefined],
  ['deflate', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br', 'br'],
])('an answer for %s goes out as %s, before the framework and within it', (accepted, encoding) => {
  const early = write(...(accepted === undefined ? [] : ['accept-encoding', accepted]));
  const late = send(accepted === undefined ? {} : { 'accept-encoding': accepted });
  expect([early.told, early.status, late.status]).toEqual([200, 200, 200]);
  for (const one of [early, late]) {
    expect(one.headers['content-encoding']).toBe(encoding);
    expect(read(one)).toBe(JSON_TEXT);
  }
  if (encoding !== undefined) expect(early.bytes?.length).toBeLessThan(JSON_TEXT.length / 2);
  expect(early.headers).toEqual({ ...late.headers, 'x-request-id': 'the trace' });
});

it('a client that has it already gets no body', () => {
  const early = write('if-none-match', `"x", W/${ETAG}`);
  const late = send({ 'if-none-match': ETAG });
  expect([early.told, early.status, late.status]).toEqual([304, 304, 304]);
  expect([early.bytes, late.bytes]).toEqual([undefined, undefined]);
  expect(late.headers).toEqual(SHARED);
  expect(early.headers).toEqual({ ...SHARED, 'x-request-id': 'the trace' });
  expect([write('if-none-match', '"x"').told, send({ 'if-none-match': '"x"' }).status]).toEqual([200, 200]);
});

it('is compressed once', () => {
  const forms = (answer as unknown as { forms: Record<string, unknown> }).forms;
  write('accept-encoding', 'br');
  const before = forms['br'];
  write('accept-encoding', 'br');
  expect(forms['br']).toBe(before);
});

it('is named by its body, and its size is no less than what it holds', () => {
  expect(answer.etag).toBe(ETAG);
  expect(new ReadyAnswer({ text: 'x' }, CACHE).etag).not.toBe(ETAG);
  expect(answer.size).toBe(Buffer.byteLength(JSON_TEXT) * 2 + 1000);
});

it.each([
  ['*', true],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a" , "c"', true],
  ['"b"', false],
  ['xW/"a"', false],
  ['**', false],
  ['', false],
])('If-None-Match: %s', (header, matches) => {
  expect(matchesEtag(header, '"a"')).toBe(matches);
});
