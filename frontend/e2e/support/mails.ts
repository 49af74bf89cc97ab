import { type APIRequestContext } from '@playwright/test';
import { expect } from './test';

interface Mail {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
}

const inbox = process.env['E2E_INBOX_URL'] ?? '';

/** Asks the inbox, which may close an idle connection just as it is used again. */
export async function askInbox<T>(request: APIRequestContext, path: string): Promise<T> {
  return (await (await request.get(`${inbox}${path}`, { maxRetries: 2 })).json()) as T;
}

/** The mails to an address, the newest first. */
async function textsTo(request: APIRequestContext, address: string): Promise<{ text: string }[]> {
  const mails = await askInbox<Mail[]>(request, '/api/messages');
  return Promise.all(
    mails
      .filter(({ to }) => to.includes(address))
      .map(({ id }) => askInbox<{ text: string }>(request, `/api/messages/${id}`)),
  );
}

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
  const look = async (): Promise<number> => {
    const texts = await textsTo(request, address);
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
  let codes: string[] = [];
  const look = async (): Promise<number> => {
    const texts = await textsTo(request, address);
    codes = texts.flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []);
    return codes.length;
  };
  await expect.poll(look).toBe(count);
  return codes[0] ?? '';
}
