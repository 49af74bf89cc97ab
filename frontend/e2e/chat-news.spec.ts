import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import {
  BRAND,
  field,
  leave,
  log,
  longTalk,
  nobodyThere,
  notSent,
  openWith,
  rows,
  say,
  sendBy,
  someone,
} from './support/chats';
import { intercept } from './support/intercept';
import { query } from './support/stack';
import { expect, test } from './support/test';

const unreadOf = async (member: number): Promise<number | undefined> => {
  const [chat] = await query<{ unread: number }>('select unread from chat where member_id = $1', [member]);
  return chat?.unread;
};

/** As when somebody comes back to the tab. */
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('what comes while a conversation opens is in it, is read once the api hears so, and the list knows by itself', async ({
  browser,
}) => {
  test.slow();
  const [one, other] = [await someone(browser), await someone(browser)];
  const { page } = one;
  await sendBy(other.page, one.id, 'before');
  await page.goto(addressOf(BRAND, '/chats'));
  await expect(rows(page)).toContainText('1 unread');
  // Delays an answer that the API gave before that message until after the message.
  const network = await page.context().newCDPSession(page);
  const asked = new Promise<string>((resolve) => {
    network.once('Fetch.requestPaused', ({ requestId }) => {
      resolve(requestId);
    });
  });
  await network.send('Fetch.enable', { patterns: [{ urlPattern: '*/messages?*', requestStage: 'Response' }] });
  let isBusy = true;
  await intercept(page, '**/api/chats/*/read', (route) => (isBusy ? route.fulfill({ status: 503 }) : route.continue()));
  await rows(page).getByRole('link').click();
  const requestId = await asked;
  await sendBy(other.page, one.id, 'meanwhile');
  await expect(page).toHaveTitle(/^\(2\) /);
  await network.send('Fetch.continueRequest', { requestId });
  await network.send('Fetch.disable');
  await expect(log(page).locator('p[dir=auto]')).toHaveText(['before', 'meanwhile']);
  isBusy = false;
  await expect(async () => {
    await lookAgain(page);
    expect(await unreadOf(one.id)).toBe(0);
  }).toPass();

  await intercept(page, '**/api/chats.php', (route) => route.abort());
  await page.getByRole('link', { name: 'Back to messages' }).click();
  await expect(rows(page)).toContainText('meanwhile');
  await expect(rows(page)).not.toContainText('unread');
  await leave(page, other.page);
});

test('what was left unsent takes nobody from where they read, and older messages that fail are asked for again', async ({
  browser,
}) => {
  test.slow();
  const [one, other] = [await someone(browser), await nobodyThere(browser)];
  const { page } = one;
  const conversation = await sendBy(page, other, 'Line 1');
  await openWith(page, other);
  await intercept(page, '**/api/members/*/messages', (route) =>
    route.fulfill({ status: 403, contentType: 'application/problem+json', json: { code: 'not_enough_credits' } }),
  );
  await say(page, 'too dear');
  await expect(notSent(page)).toContainText('You don’t have enough credits');
  // A page that shows it would read it.
  await page.goto('about:blank');
  await longTalk(conversation, 400, one.id, 200);
  let isDown = true;
  await intercept(page, '**/messages?*before=151*', (route) =>
    isDown ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.goto(addressOf(BRAND, `/chats/${conversation}`));
  await expect(field(page)).toBeVisible();
  await expect(log(page).getByText('New messages')).toBeInViewport();
  const failed = page.getByRole('status').filter({ hasText: 'We couldn’t load any more.' });
  await log(page).hover();
  // The conversation may still be finding its place, which undoes a turn of the wheel.
  await expect(async () => {
    await page.mouse.wheel(0, -30_000);
    await expect(failed).toBeVisible({ timeout: 1000 });
  }).toPass();
  isDown = false;
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toHaveCount(0);
  const older = log(page).getByText(/^Line 1[0-4][0-9]( |$)/);
  await expect(older.last()).toBeAttached();
  await leave(page);
});
