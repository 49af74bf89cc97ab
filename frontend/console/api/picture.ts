import { sendProven } from './client';
import { valueOf } from './problem';

/** A picture that only staff may see. It stays in this page: the answer is never stored. */
export const fetchPicture = (path: string): Promise<Blob> => valueOf(read(path));

async function read(path: string): Promise<{ data?: Blob; error?: unknown; response: Response }> {
  const response = await sendProven(new Request(path));
  if (!response.ok) return { error: (await response.json().catch(() => undefined)) as unknown, response };
  return { data: await response.blob(), response };
}
