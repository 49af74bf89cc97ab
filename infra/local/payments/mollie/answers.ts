import { type Answer, Refusal, json } from '../http/exchange';

const HAL = 'application/hal+json';

export function hal(status: number, body: unknown): Answer {
  return json(status, body, HAL);
}

export function link(href: string): { readonly href: string; readonly type: string } {
  return { href, type: HAL };
}

export function page(href: string): { readonly href: string; readonly type: string } {
  return { href, type: 'text/html' };
}

export const documentation = page('https://docs.mollie.com/');

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

export function problem(status: number, detail: string, field?: string): Answer {
  const title = titles[status] ?? 'Error';
  return hal(status, { status, title, detail, ...(field && { field }), _links: { documentation } });
}

export function refuse(detail: string, field?: string): Refusal {
  return new Refusal(problem(422, detail, field));
}

export function absent(what: string, id: string): Refusal {
  return new Refusal(problem(404, `No ${what} exists with token ${id}.`));
}
