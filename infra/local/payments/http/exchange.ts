import { type IncomingHttpHeaders } from 'node:http';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Ends a call with an answer that is no success. */
export class Refusal extends Error {
  constructor(
    readonly answer: Answer,
    /** Whether the provider keeps the answer for a repetition with the same idempotency key. */
    readonly isKept = false,
  ) {
    super(answer.body);
  }
}

export function json(status: number, body: unknown, type = 'application/json'): Answer {
  return { status, headers: { 'content-type': type }, body: JSON.stringify(body, null, 2) };
}

export function html(status: number, body: string): Answer {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  };
  return { status, headers, body };
}

export type Values = Readonly<Record<string, unknown>>;

export function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
}

export function asText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
