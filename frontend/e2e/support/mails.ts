import { type APIRequestContext } from '@playwright/test';
import { expect } from './test';

interface Mail {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
}

const inbox = process.env['E2E_INBOX_URL'] ?? '';

/**
 * The link to a page in each mail to an address that has one, the newest first, once there are as many: without the
 * language that it names, for tests that are about something else.
 */
export async function mailedLinks(
  request: APIRequestContext,
  address: string,
  {
    path,
    count = 1,
    withLanguage = false,
  }: { readonly path: string; readonly count?: number; readonly withLanguage?: boolean },
): Promise<string[]> {
  let links: string[] = [];
  // The inbox may close an idle connection just as it is used again.
  const get = async (at: string): Promise<unknown> => (await request.get(`${inbox}${at}`, { maxRetries: 2 })).json();
  const look = async (): Promise<number> => {
    const mails = (await get('/api/messages')) as Mail[];
    const texts = await Promise.all(
      mails
        .filter(({ to }) => to.includes(address))
        .map(async ({ id }) => (await get(`/api/messages/${id}`)) as { text: string }),
    );
    const link = new RegExp(
      String.raw`https?://[^/\s]+${path.replace(/[?]/g, String.raw`\$&`).replace('#', String.raw`(?:\?lang=\w\w)?#`)}(?:\?token=[\w.-]*[\w-])?(?![\w/-])${withLanguage ? String.raw`[?&]lang=\w\w` : ''}`,
    );
    links = texts.flatMap(({ text }) => link.exec(text)?.[0] ?? []);
    return links.length;
  };
  await expect.poll(look).toBe(count);
  return links;
}

/** The code in the newest activation mail to an address, once there are as many. */
export async function mailedCode(request: APIRequestContext, address: string, count = 1): Promise<string> {
  const get = async (at: string): Promise<unknown> => (await request.get(`${inbox}${at}`, { maxRetries: 2 })).json();
  let codes: string[] = [];
  const look = async (): Promise<number> => {
    const mails = ((await get('/api/messages')) as Mail[]).filter(({ to }) => to.includes(address));
    const texts = await Promise.all(
      mails.map(async ({ id }) => (await get(`/api/messages/${id}`)) as { text: string }),
    );
    codes = texts.flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []);
    return codes.length;
  };
  await expect.poll(look).toBe(count);
  return codes[0] ?? '';
}
