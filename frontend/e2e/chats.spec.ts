import { addressOf } from './support/brands';
import {
  arrived,
  BRAND,
  draftKept,
  field,
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
import { endIntercepting, intercept } from './support/intercept';
import { axeFaults, expect, test } from './support/test';

test('two people write to each other, and each sees how far it came', async ({ browser }) => {
  test.slow();
  const [one, other] = [await someone(browser), await someone(browser)];
  await openWith(one.page, other.id);
  await expect(one.page.getByText(/^A message costs /)).toBeVisible();
  expect(await axeFaults(one.page)).toEqual([]);
  await say(one.page, 'Hello there\nhttps://a.example/x <b>');
  await expect(arrived(one.page)).toBeAttached();
  await expect(field(one.page)).toHaveValue('');

  await other.page.goto(addressOf(BRAND, '/chats'));
  await expect(rows(other.page)).toHaveCount(1);
  await expect(rows(other.page)).toContainText('1 unread');
  await expect(rows(other.page)).toContainText('Hello there');
  expect(await axeFaults(other.page)).toEqual([]);
  const read = other.page.waitForResponse((answer) => answer.url().endsWith('/read'));
  await rows(other.page).getByRole('link').click();
  await expect(other.page).toHaveURL(/\/chats\/\d+$/);
  await expect(log(other.page)).toContainText('Hello there');
  expect((await read).status()).toBe(204);
  expect(await axeFaults(other.page)).toEqual([]);
  await log(other.page).getByRole('button', { name: 'https://a.example/x' }).click();
  await expect(other.page.getByRole('dialog')).toContainText('Open a.example?');
  await expect(other.page.getByRole('dialog').getByRole('link')).toHaveAttribute('rel', /noreferrer/);
  await other.page.keyboard.press('Escape');
  await expect(other.page.getByRole('dialog')).toHaveCount(0);
  await expect(log(one.page).getByText('Read', { exact: true })).toBeAttached();
  // It is shown for a while only.
  const typing = one.page.getByText('is typing').waitFor();
  await Promise.all([typing, field(other.page).pressSequentially('Hello yourself')]);
  await say(other.page, 'Hello yourself');
  await expect(log(other.page)).toContainText('Hello yourself');

  await expect(log(one.page)).toContainText('Hello yourself');
  await other.page.getByRole('link', { name: 'Back to messages' }).click();
  await expect(other.page).toHaveURL(addressOf(BRAND, '/chats'));
  await expect(rows(other.page)).toContainText('You: Hello yourself');
  await expect(rows(other.page)).not.toContainText('unread');
  await one.page.context().close();
  await other.page.context().close();
});

test('a message that is refused says why, and is sent again or forgotten', async ({ browser }) => {
  const [one, other] = [await someone(browser), await nobodyThere(browser)];
  await openWith(one.page, other);
  await intercept(one.page, '**/api/members/*/messages', (route) =>
    route.fulfill({ status: 403, contentType: 'application/problem+json', json: { code: 'not_enough_credits' } }),
  );
  await say(one.page, 'too dear');
  const alert = notSent(one.page);
  await expect(alert).toContainText('You don’t have enough credits');
  expect(await axeFaults(one.page)).toEqual([]);
  endIntercepting(one.page);
  await alert.getByRole('button', { name: 'Send again' }).click();
  await expect(arrived(one.page)).toBeAttached();
  await expect(alert).toHaveCount(0);
  await one.page.getByRole('button', { name: 'More options for your message' }).click();
  await one.page.getByRole('dialog').getByRole('button', { name: 'Delete for both' }).click();
  await expect(log(one.page)).toContainText('Message deleted');
  await expect(log(one.page)).not.toContainText('too dear');
  await one.page.context().close();
});

test('deleting asks first, is undone where it fails, and else empties one side only', async ({ browser }) => {
  const [one, other] = [await someone(browser), await someone(browser)];
  await sendBy(one.page, other.id, 'to be deleted');
  await one.page.goto(addressOf(BRAND, '/chats'));
  let isDown = false;
  // A conversation that could not be deleted is restored even if the list cannot be fetched either.
  for (const path of ['**/api/chat.php*', '**/api/chats.php*'])
    await intercept(one.page, path, (route) => (isDown ? route.abort() : route.continue()));
  await expect(rows(one.page)).toHaveCount(1);
  isDown = true;
  const remove = async (): Promise<void> => {
    await rows(one.page).getByRole('link').dispatchEvent('contextmenu');
    await one.page.getByRole('dialog').getByRole('button', { name: 'Delete chat' }).click();
  };
  const pull = async (by: number): Promise<void> => {
    const touch = (type: string, clientX: number) =>
      rows(one.page).getByRole('link').dispatchEvent(type, { pointerType: 'touch', clientX, clientY: 100 });
    await touch('pointerdown', 300);
    await touch('pointermove', 300 - by);
    await expect(rows(one.page)).toHaveAttribute('data-pulled');
    await touch('pointerup', 300 - by);
    await expect(rows(one.page)).not.toHaveAttribute('data-pulled');
  };
  await pull(40);
  await expect(one.page.getByRole('dialog')).toHaveCount(0);
  await pull(100);
  await one.page.getByRole('dialog').getByRole('button', { name: 'Delete chat' }).click();
  await expect(one.page.getByRole('alert').filter({ hasText: 'We couldn’t delete the chat' })).toBeVisible();
  await expect(rows(one.page)).toHaveCount(1);
  isDown = false;
  await remove();
  await expect(one.page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await one.page.reload();
  await expect(one.page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await other.page.goto(addressOf(BRAND, '/chats'));
  await expect(rows(other.page)).toContainText('to be deleted');
  await one.page.context().close();
  await other.page.context().close();
});

test('the way back leads to the list and no further, however one came and however often one presses', async ({
  browser,
}) => {
  const [one, other] = [await someone(browser), await someone(browser)];
  const { page } = one;
  await sendBy(other.page, one.id, 'Hello');
  await page.goto(addressOf(BRAND, '/chats'));
  await rows(page).getByRole('link').dblclick();
  await expect(log(page)).toContainText('Hello');
  await page.goBack();
  await rows(page).getByRole('link').click();
  await expect(log(page)).toContainText('Hello');
  // Before the browser has gone back.
  await page.getByRole('link', { name: 'Back to messages' }).evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await expect(rows(page)).toBeVisible();
  await expect(page).toHaveURL(addressOf(BRAND, '/chats'));
  await page.goForward();
  await expect(log(page)).toContainText('Hello');
  await page.getByRole('link', { name: 'Back to messages' }).click();
  await expect(page).toHaveURL(addressOf(BRAND, '/chats'));
  await expect(rows(page)).toBeVisible();
  await one.page.context().close();
  await other.page.context().close();
});

test('a long conversation opens where one left it, and stays there while older messages come', async ({ browser }) => {
  test.slow();
  const [one, other] = [await someone(browser), await someone(browser)];
  const conversation = await sendBy(one.page, other.id, 'Line 1');
  await longTalk(conversation, 10_000, one.id, 300);
  await one.page.goto(addressOf(BRAND, `/chats/${conversation}`));
  const text = (seq: number) => log(one.page).getByText(new RegExp(`^Line ${seq}( |$)`));
  await expect(log(one.page).getByText('New messages')).toBeInViewport();
  await expect(text(9701)).toBeInViewport();
  await expect.poll(() => log(one.page).locator('[data-index]').count()).toBeLessThan(60);
  await one.page.getByRole('button', { name: /^Go to / }).click();
  await expect(text(10_000)).toBeInViewport();

  // The other one has read all of it, and begins at the end.
  await other.page.goto(addressOf(BRAND, `/chats/${conversation}`));
  for (const { page } of [one, other]) {
    const history = log(page);
    await expect(history.getByText(/^Line 10000( |$)/)).toBeInViewport();
    await expect(page.getByRole('button', { name: /^Go to / })).toHaveCount(0);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await intercept(page, '**/messages?*before=9951*', (route) => held.then(() => route.continue()));
    const first = history.getByText(/^Line 9952( |$)/);
    const scrolled = () => history.evaluate((box) => box.scrollTop);
    await history.hover();
    // The conversation may still be finding its place, which undoes a turn of the wheel.
    await expect(async () => {
      await page.mouse.wheel(0, -50_000);
      await expect.poll(scrolled, { timeout: 1000 }).toBe(0);
    }).toPass();
    await expect(first).toBeInViewport();
    const before = await first.boundingBox();
    release();
    // Fifty more have come above it.
    await expect.poll(scrolled).toBeGreaterThan(500);
    await expect(first).toBeInViewport();
    const moved = async () => Math.abs(((await first.boundingBox())?.y ?? 0) - (before?.y ?? 0));
    await expect.poll(moved).toBeLessThan(60);
  }
  await one.page.context().close();
  await other.page.context().close();
});

test('everything works by keys, with two panes on a wide screen', async ({ browser }) => {
  const [one, other] = [await someone(browser, 1280), await someone(browser)];
  const { page } = one;
  await page.goto(addressOf(BRAND, '/chats'));
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await expect(page.getByText('Choose a chat')).toHaveCount(0);
  const conversation = await sendBy(other.page, one.id, 'Hello');
  await expect(page.getByText('Choose a chat')).toBeVisible();
  await rows(page).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addressOf(BRAND, `/chats/${conversation}`));
  await expect(rows(page)).toBeVisible();
  await field(page).focus();
  await page.keyboard.type('one');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('three');
  await expect(field(page)).toHaveValue('one\ntwo\nthree');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('one two three');
  await expect(field(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Emoji' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const kept = draftKept(page, '😃');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('😃');
  expect(await axeFaults(page)).toEqual([]);
  await kept;
  await page.goto(addressOf(BRAND, '/chats'));
  await expect(rows(page)).toContainText('Draft: 😃');
  await one.page.context().close();
  await other.page.context().close();
});
