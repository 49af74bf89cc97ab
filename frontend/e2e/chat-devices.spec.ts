import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import {
  arrived,
  BRAND,
  draftKept,
  field,
  leave,
  log,
  nobodyThere,
  notSent,
  onAnotherDevice,
  openWith,
  rows,
  say,
  sendBy,
  someone,
} from './support/chats';
import { endIntercepting, intercept } from './support/intercept';
import { callApi } from './support/members';
import { query } from './support/stack';
import { expect, test } from './support/test';

const said = (page: Page) => log(page).locator('p[dir=auto]');

test('tabs and devices of one member agree on what is unread, read, sent and begun', async ({ browser }) => {
  test.slow();
  const [one, other] = [await someone(browser), await someone(browser)];
  const { page } = one;
  const tab = await page.context().newPage();
  const device = await onAnotherDevice(browser, one);
  for (const where of [page, tab, device]) await where.goto(addressOf(BRAND, '/chats'));
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await openWith(other.page, one.id);
  await say(other.page, 'Hello');
  for (const where of [page, tab, device]) await expect(rows(where)).toContainText('1 unread');
  await expect(log(other.page).getByText('Delivered', { exact: true })).toBeAttached();
  await rows(page).getByRole('link').click();
  for (const where of [tab, device]) await expect(rows(where)).not.toContainText('unread');
  await expect(log(other.page).getByText('Read', { exact: true })).toBeAttached();

  await say(page, 'Hi');
  for (const where of [tab, device]) await expect(rows(where)).toContainText('You: Hi');
  const first = draftKept(page, 'Shall we');
  await field(page).fill('Shall we');
  await first;
  for (const where of [tab, device]) {
    await rows(where).getByRole('link').click();
    await expect(field(where)).toHaveValue('Shall we');
  }
  const second = draftKept(page, 'Shall we meet?');
  await field(page).fill('Shall we meet?');
  await expect(field(tab)).toHaveValue('Shall we meet?');
  await second;
  await device.reload();
  await expect(field(device)).toHaveValue('Shall we meet?');
  await page.getByRole('button', { name: /^Send, / }).click();
  for (const where of [page, tab, device, other.page]) {
    await expect(said(where)).toHaveText(['Hello', 'Hi', 'Shall we meet?']);
    await expect(field(where)).toHaveValue('');
  }
  await say(device, 'Or not');
  for (const where of [page, tab, device, other.page]) await expect(said(where)).toHaveCount(4);

  // Taken back, it is gone for both, and from the database.
  const menus = device.getByRole('button', { name: 'More options for your message' });
  await expect(menus).toHaveCount(3);
  await menus.last().click();
  await device.getByRole('dialog').getByRole('button', { name: 'Delete for both' }).click();
  for (const where of [page, tab, device, other.page]) {
    await expect(log(where)).toContainText('Message deleted');
    await expect(log(where)).not.toContainText('Or not');
  }
  expect(await query("select 1 from message where body = 'Or not' and sender_id = $1", [one.id])).toEqual([]);
  await leave(page, device, other.page);
});

test('what is begun in one tab is there in the others, and on other devices', async ({ browser }) => {
  test.slow();
  const [one, other] = [await someone(browser), await nobodyThere(browser)];
  const { page } = one;
  const [tab, device] = [await page.context().newPage(), await onAnotherDevice(browser, one)];
  for (const where of [page, tab, device]) await openWith(where, other);
  await say(page, 'First words');
  for (const where of [page, tab, device]) await expect(said(where)).toHaveText(['First words']);
  await say(tab, 'And more');
  for (const where of [page, tab, device]) await expect(said(where)).toHaveText(['First words', 'And more']);
  await leave(page, device);
});

test('what is written without a connection is there once, though the page goes and answers are lost', async ({
  browser,
}) => {
  test.slow();
  const [one, other] = [await someone(browser), await someone(browser)];
  const { page } = one;
  const conversation = await sendBy(page, other.id, 'first');
  await page.goto(addressOf(BRAND, `/chats/${conversation}`));
  await expect(field(page)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('We’ll send your messages when you’re back online.')).toBeVisible();
  for (const text of ['second', 'third']) await say(page, text);
  await expect(log(page).getByText('Sends when you’re online')).toBeVisible();
  // A page that failed to load is loaded again by the browser itself, unseen by the test. A closed one is not.
  await page.close();
  // The api has it, and nobody hears so.
  const context = page.context();
  await context.addInitScript(() => {
    const send = window.fetch.bind(window);
    let isLost = false;
    window.fetch = async (...request) => {
      const answer = await send(...request);
      const isMessage = new URL(answer.url).pathname.endsWith('/messages');
      if (isMessage) {
        const { dataset } = document.documentElement;
        dataset['messages'] = `${dataset['messages'] ?? ''}+`;
      }
      if (!isMessage || isLost) return answer;
      isLost = true;
      throw new TypeError('Failed to fetch');
    };
  });
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(addressOf(BRAND, '/chats'));
  await expect(rows(next)).toContainText('You: third');
  await expect(next.locator('html')).toHaveAttribute('data-messages', '+++');
  await other.page.goto(addressOf(BRAND, `/chats/${conversation}`));
  await expect(said(other.page)).toHaveText(['first', 'second', 'third']);
  const texts = await query('select body from message where conversation_id = $1 order by seq', [conversation]);
  expect(texts).toEqual([{ body: 'first' }, { body: 'second' }, { body: 'third' }]);
  await leave(next, other.page);
});

test('what waited when one left goes out from the next page, whichever it is', async ({ browser }) => {
  const [one, other] = [await someone(browser), await someone(browser)];
  const { page } = one;
  await openWith(page, other.id);
  let isOff = true;
  await intercept(page, '**/api/members/*/messages', (route) => (isOff ? route.abort() : route.continue()));
  await say(page, 'from anywhere');
  await expect(said(page)).toHaveText(['from anywhere']);
  await page.goto('about:blank');
  const tried = page.waitForRequest('**/api/members/*/messages');
  await page.goto(addressOf(BRAND, '/likes'));
  await tried;
  isOff = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await openWith(other.page, one.id);
  await expect(said(other.page)).toHaveText(['from anywhere']);
  await expect(page).toHaveURL(addressOf(BRAND, '/likes'));
  await leave(page, other.page);
});

test('a message that fails again and again is given back, and goes out when one asks', async ({ browser }) => {
  const [one, other] = [await someone(browser), await someone(browser)];
  const { page } = one;
  await openWith(page, other.id);
  await intercept(page, '**/api/members/*/messages', (route) => route.fulfill({ status: 500 }));
  await say(page, 'hard to send');
  const alert = notSent(page);
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(alert).toContainText('You weren’t charged.', { timeout: 200 });
  }).toPass();
  endIntercepting(page);
  await alert.getByRole('button', { name: 'Send again' }).click();
  await expect(arrived(page)).toBeAttached();
  await openWith(other.page, one.id);
  await expect(said(other.page)).toHaveText(['hard to send']);
  await leave(page, other.page);
});

test('a message is as long as a person counts it', async ({ browser }) => {
  const [one, other] = [await someone(browser), await nobodyThere(browser)];
  const { page } = one;
  await openWith(page, other);
  const { message_length: longest } = (await callApi(page, '/api/settings.php')).body as { message_length: number };
  const family = '👨‍👩‍👧‍👦';
  const send = page.getByRole('button', { name: /^Send, / });
  await field(page).fill(family.repeat(longest + 1));
  await expect(page.getByText('Characters over the limit: 1')).toBeVisible();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await field(page).fill(family.repeat(longest));
  await expect(page.getByText('Characters left: 0')).toBeVisible();
  await send.click();
  await expect(arrived(page)).toBeAttached();
  const [sent] = await query<{ body: string }>('select body from message where sender_id = $1', [one.id]);
  expect(sent?.body).toBe(family.repeat(longest));
  await leave(page);
});
