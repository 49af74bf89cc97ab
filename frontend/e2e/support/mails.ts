import { type APIRequestContext } from '@playwright/test';
import { expect } from './test';

interface Mail {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
}

const inbox = process.env['E2E_INBOX_URL'] ?? '';

/** The link to a page in each mail to an address that has one, the newest first, once there are as many. */
export async function mailedLinks(
  request: APIRequestContext,
  address: string,
  { path, count = 1 }: { readonly path: string; readonly count?: number },
): Promise<string[]> {
  let links: string[] = [];
  const look = async (): Promise<number> => {
    const mails = (await (await request.get(`${inbox}/api/messages`)).json()) as Mail[];
    const texts = await Promise.all(
      mails
        .filter(({ to }) => to.includes(address))
        .map(async ({ id }) => (await (await request.get(`${inbox}/api/messages/${id}`)).json()) as { text: string }),
    );
    const link = new RegExp(
      String.raw`https?://[^/\s]+${path.replace(/[?]/g, String.raw`\$&`)}(?:\?token=[\w.-]*[\w-])?(?![\w/-])`,
    );
    links = texts.flatMap(({ text }) => link.exec(text)?.[0] ?? []);
    return links.length;
  };
  await expect.poll(look, { timeout: 15_000 }).toBe(count);
  return links;
}
