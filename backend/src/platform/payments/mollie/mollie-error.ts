import { type Refusal } from '../provider-calls';

/** Reads `{ status, title, detail, field }`: there are no codes. The detail may quote what was sent and is left. */
export function readMollieRefusal(body: object): Refusal {
  const { status, field } = body as Record<string, unknown>;
  if (typeof status !== 'number') return {};
  return {
    code: typeof field === 'string' ? `http_${status}.${field.replace(/[^A-Za-z0-9]+/g, '_')}` : `http_${status}`,
  };
}
