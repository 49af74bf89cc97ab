import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { grant } from './support/chats';
import { intercept } from './support/intercept';
import { callApi, confirmedMember } from './support/members';
import { tenants } from './support/stack';
import { expect, test } from './support/test';

const BRAND = 'sheer';
const badge = (page: Page, place: string) => page.locator(`[data-slot=${place}]`).getByText(/^\d/).first();

/** Somebody else, in a browser of their own. */
async function another(browser: Browser): Promise<{ page: Page; id: number }> {
  const page = await (await browser.newContext()).newPage();
  return { page, id: await confirmedMember(page, BRAND) };
}

const write = (page: Page, to: number, text: string) =>
  callApi(page, `/api/members/${to}/messages`, { client_id: randomUUID(), kind: 'text', text });

/** By staff. */
async function giveCredits(member: number, credits: number): Promise<void> {
  const gift = ['--member', String(member), '--credits', String(credits), '--kind', 'support', '--key', randomUUID()];
  const why = ['--author', 'operator@manyhearts.example', '--reason', 'A browser test'];
  await tenants(['give-credits', BRAND, ...gift, ...why]);
}

/** The streams that a browser opens from now on: none of the page that it has left. */
async function streamsOf(context: BrowserContext): Promise<string[]> {
  const opened: string[] = [];
  for (const page of context.pages()) await page.goto('about:blank');
  context.on('request', (asked) => {
    if (asked.url().includes('/api/events')) opened.push(asked.url());
  });
  return opened;
}

test('what happens shows at once in every tab and on every device, by one stream, and goes when it is read', async ({
  page,
  context,
  browser,
}) => {
  const me = await confirmedMember(page, BRAND);
  const other = await another(browser);
  const opened = await streamsOf(context);
  await page.goto(addressOf(BRAND, '/likes'));
  await expect.poll(() => opened.length).toBe(1);
  const tab = await context.newPage();
  await tab.goto(addressOf(BRAND, '/likes'));
  await expect(tab.locator('html')).toHaveAttribute('data-member', 'yes');
  const sent = await write(other.page, me, 'Hello');
  expect(sent.status).toBe(201);
  const { conversation } = sent.body as { conversation: number };
  for (const one of [page, tab]) {
    await expect(one).toHaveTitle(/^\(1\) /);
    await expect(badge(one, 'messages')).toHaveText('1');
  }
  await write(other.page, me, 'Are you there?');
  for (const one of [page, tab]) await expect(one).toHaveTitle(/^\(2\) /);
  expect(opened).toHaveLength(1);
  const like = (from: Page, whom: number) =>
    from.evaluate((id) => fetch(`/api/likes/${id}`, { method: 'PUT' }).then(({ status }) => status), whom);
  expect(await like(other.page, me)).toBe(200);
  for (const one of [page, tab]) {
    await expect(one).toHaveTitle(/^\(3\) /);
    await expect(badge(one, 'likes')).toHaveText('1');
  }
  // The tab with the stream is closed: the other one has it from now on, and has missed nothing.
  await page.close();
  await expect.poll(() => opened.length).toBe(2);
  expect(opened[1]).toContain('after=');
  await tab.evaluate(
    ([id]) =>
      fetch(`/api/chats/${id}/read`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ seq: 2 }),
      }),
    [conversation],
  );
  await expect(tab).toHaveTitle(/^\(1\) /);
  expect(await like(tab, other.id)).toBe(200);
  await expect(tab.getByRole('dialog')).toBeVisible();
  await other.page.context().close();
});

test('a tab that sleeps with the stream loses it to one that is seen, and none of them misses anything', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const me = await confirmedMember(page, BRAND);
  const other = await another(browser);
  await grant(other.id, 100);
  const opened = await streamsOf(context);
  await page.goto(addressOf(BRAND, '/likes'));
  await expect.poll(() => opened.length).toBe(1);
  const tab = await context.newPage();
  await tab.goto(addressOf(BRAND, '/likes'));
  await expect(tab.locator('html')).toHaveAttribute('data-member', 'yes');
  expect((await write(other.page, me, 'Hello')).status).toBe(201);
  for (const one of [page, tab]) await expect(one).toHaveTitle(/^\(1\) /);
  // That may have been there when the tab came. What comes now it hears, and with it where the stream stands.
  expect((await write(other.page, me, 'Hello again')).status).toBe(201);
  for (const one of [page, tab]) await expect(one).toHaveTitle(/^\(2\) /);
  const device = await context.newCDPSession(page);
  // Nothing of it runs any more. (The browser freezes no page by command that is seen.)
  await device.send('Debugger.enable');
  await device.send('Debugger.pause');
  // The other one is looked at: it asks whether anybody is awake, and for what there is. What comes after that only a stream tells.
  const asked = tab.waitForResponse((answer) => answer.url().endsWith('/api/chats/unread'));
  await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  expect((await write(other.page, me, 'Are you asleep?')).status).toBe(201);
  await expect.poll(() => opened.length).toBe(2);
  expect(opened[1]).toContain('after=');
  await expect(tab).toHaveTitle(/^\(3\) /);
  expect((await write(other.page, me, 'And now?')).status).toBe(201);
  await expect(tab).toHaveTitle(/^\(4\) /);
  await device.send('Debugger.disable');
  await expect(page).toHaveTitle(/^\(4\) /);
  expect((await write(other.page, me, 'Good morning')).status).toBe(201);
  for (const one of [page, tab]) await expect(one).toHaveTitle(/^\(5\) /);
  expect(opened).toHaveLength(2);
  // It waits for its turn, which comes when the other tab goes.
  await tab.close();
  await expect.poll(() => opened.length).toBe(3);
  expect((await write(other.page, me, 'Good night')).status).toBe(201);
  await expect(page).toHaveTitle(/^\(6\) /);
  await other.page.context().close();
});

test('credits that staff give from the command line show at once', async ({ page, context }) => {
  test.slow();
  const me = await confirmedMember(page, BRAND);
  const opened = await streamsOf(context);
  await page.goto(addressOf(BRAND, '/likes'));
  await expect.poll(() => opened.length).toBe(1);
  const balance = page.locator('[data-slot=balance]').first();
  await expect(balance).toHaveText(/\d/);
  const before = Number(/\d+/.exec((await balance.textContent()) ?? '')?.[0]);
  // The answer to who is signed in is frozen, so that the balance cannot come from there.
  const { body } = await callApi(page, '/api/user.php');
  await intercept(page, '**/api/user.php', (route) => route.fulfill({ json: body }));
  await giveCredits(me, 50);
  await expect(balance).toHaveText(String(before + 50));
});
