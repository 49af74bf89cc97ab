import { type Refusal } from '../provider-calls';

/** Reads `{ status, title, detail, field }`: there are no codes. The detail may quote what was sent. */
export function readMollieRefusal(body: object): Refusal {
  const { status, field, detail } = body as Record<string, unknown>;
  if (typeof status !== 'number') return {};
  return {
    ...(typeof detail === 'string' && { words: detail }),
    code: typeof field === 'string' ? `http_${status}.${field.replace(/[^A-Za-z0-9]+/g, '_')}` : `http_${status}`,
  };
}
