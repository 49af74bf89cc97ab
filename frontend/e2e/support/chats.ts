import { type Browser, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { addressOf } from './brands';
import { absentMember, confirmedMember } from './members';
import { query } from './stack';
import { expect } from './test';

export const BRAND = 'fellow';

export interface Someone {
  readonly id: number;
  readonly page: Page;
}

/** A member with a browser of their own. */
export async function someone(browser: Browser, width = 390): Promise<Someone> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const page = await context.newPage();
  return { page, id: await confirmedMember(page, BRAND) };
}

/** Somebody to write to, who never looks; answers the id. */
export const nobodyThere = (browser: Browser): Promise<number> => absentMember(browser, BRAND);

export const field = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
export const log = (page: Page) => page.getByRole('log');
export const rows = (page: Page) => page.locator('main li:has(a[href^="/chats/"])');

export async function openWith(page: Page, profile: number): Promise<void> {
  await page.goto(addressOf(BRAND, `/members/${profile}/chat`));
  await expect(field(page)).toBeVisible();
}

export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: /^Send, / }).click();
}

/** The api has what is being written. */
export const draftKept = (page: Page, text: string): Promise<unknown> =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/draft') &&
      answer.ok() &&
      (answer.request().postDataJSON() as { text: string }).text === text,
  );

/** As the page would send it; answers the conversation. */
export async function sendBy(page: Page, profile: number, text: string): Promise<number> {
  const { status, conversation } = await page.evaluate(
    async ([to, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(to, { method: 'POST', headers, body });
      const told = (await answer.json()) as { conversation: number };
      return { status: answer.status, conversation: told.conversation };
    },
    [`/api/members/${profile}/messages`, JSON.stringify({ client_id: randomUUID(), kind: 'text', text })] as const,
  );
  expect(status).toBe(201);
  return conversation;
}

/** The state below the member's last message once the API has it, and perhaps the other member's page as well. */
export const arrived = (page: Page): Locator => log(page).getByText(/^(Sent|Delivered|Read)$/);

/** Messages that were not sent, with the reason and the possible actions. */
export const notSent = (page: Page): Locator => log(page).getByRole('group', { name: 'Not sent' });

/** Two who have talked for a long time: `count` messages, of which one of the two has not read the last ones. */
export async function longTalk(conversation: number, count: number, reader: number, unread: number): Promise<void> {
  await query(
    `with talk as (update conversation set last_seq = $2 where id = $1 returning tenant_id, low_id, high_id)
     insert into message (tenant_id, conversation_id, seq, sender_id, client_id, kind, body, sent_at)
     select tenant_id, $1, seq, case when seq > $2 - $4 or seq % 3 = 0 then low_id # high_id # $3 else $3 end,
       gen_random_uuid(), 'text', 'Line ' || seq || repeat(' and so on', seq % 9), now() - make_interval(mins => $2 - seq)
     from talk, generate_series(2, $2) seq`,
    [conversation, count, reader, unread],
  );
  await query(
    `update chat set last_at = now(), unread = case when member_id = $3 then $4 else 0 end,
       unread_since = case when member_id = $3 and $4 > 0 then now() end,
       read_seq = case when member_id = $3 then $2 - $4 else $2 end
     where conversation_id = $1`,
    [conversation, count, reader, unread],
  );
}

/** Credits for everything that a test sends. */
export async function grant(profile: number, credits: number): Promise<void> {
  await query(
    `with granted as (
       update credit_balance set balance = balance + $2, entries = entries + 1 where account_id = $1
       returning tenant_id, account_id, balance, entries)
     insert into credit_entry (tenant_id, id, account_id, number, amount, balance_after, reason, revision, idempotency_key)
     select tenant_id, gen_random_uuid(), account_id, entries, $2, balance, 'support', 1, gen_random_uuid()::text from granted`,
    [profile, credits],
  );
}

/** The same member in another browser. */
export async function onAnotherDevice(browser: Browser, { page }: Someone): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' });
  await context.addCookies(await page.context().cookies());
  return context.newPage();
}

/** Closes their browsers. */
export async function leave(...all: readonly Page[]): Promise<void> {
  for (const page of all) await page.context().close();
}

/** Gives the member a purchase: paying members may write to as many people as they like. */
export const purchase = (profile: number): Promise<unknown> =>
  query('update account set premium_since = now() where id = $1', [profile]);
