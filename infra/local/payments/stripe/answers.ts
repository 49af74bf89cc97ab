import { type Answer, Refusal, json } from '../http/exchange';

interface Problem {
  readonly type?: string;
  readonly code?: string;
  readonly message: string;
  readonly param?: string;
}

export function problem(status: number, { type = 'invalid_request_error', ...rest }: Problem): Answer {
  return json(status, { error: { type, ...rest } });
}

export function refuse(message: string, param?: string, code?: string): Refusal {
  return new Refusal(problem(400, { message, ...(param && { param }), ...(code && { code }) }));
}

/** A refusal of a call that was carried out so far as to look at the account's state: its answer is kept. */
export function refuseInState(message: string, code: string): Refusal {
  return new Refusal(problem(400, { message, code }), true);
}

export function absent(what: string, id: string, param = 'id'): Refusal {
  return new Refusal(problem(404, { message: `No such ${what}: '${id}'`, code: 'resource_missing', param }));
}
