import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { endIntercepting, intercept } from './support/intercept';
import { confirmedMember, newMember } from './support/members';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const PHONE = { width: 360, height: 740 };
const menu = (page: Page) => page.locator('#account');
const bonus = (page: Page) => page.locator('[data-time-bonus]');
const sheet = (page: Page) => page.locator('dialog[open]');

/** As the ledger enters it. */
const enter = (account: number, amount: number, reason: string) =>
  query(
    `with moved as (
       update credit_balance set balance = balance + $2, entries = entries + 1 where account_id = $1 returning *)
     insert into credit_entry (tenant_id, account_id, id, number, amount, balance_after, reason, revision, idempotency_key)
     select tenant_id, account_id, gen_random_uuid(), entries, $2, balance, $3, 1, gen_random_uuid()::text from moved`,
    [account, amount, reason],
  );

test('a member reads what came and went, on a phone, and one of it by itself', async ({ page, complaints }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const id = await confirmedMember(page, 'everglow');
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf('everglow') }]);
  await enter(id, 100, 'purchase');
  for (let at = 0; at < 60; at += 1) await enter(id, -1, 'message');
  await page.goto(addressOf('everglow', '/transactions'));
  const rows = page.locator('main li a');
  await expect(rows).toHaveCount(50);
  await page.keyboard.press('End');
  await expect(rows).toHaveCount(62);
  await expect(rows.first()).toContainText('Message');
  await expect(rows.last()).toContainText('Welcome credits');
  const balance = page.locator('main output');
  // It comes with the answer to who is signed in, which may be later than the entries.
  await expect(balance).toHaveText(/\d/);
  const total = Number(await balance.textContent());
  await expect(rows.first()).toContainText(`Balance: ${total}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await axeFaults(page)).toEqual([]);
  await rows.nth(60).click();
  await expect(page).toHaveURL(addressOf('everglow', '/transactions/2'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credits bought');
  await expect(page.locator('main dl')).toContainText('+100');
  expect(await axeFaults(page)).toEqual([]);
  await page.goto(addressOf('everglow', '/transactions/900'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this transaction');
  expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
});

test('who has none yet is told so, and a failure loses nothing', async ({ page, complaints }) => {
  await newMember(page, 'everglow');
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf('everglow') }]);
  await intercept(page, '**/api/transactions', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(addressOf('everglow', '/transactions'));
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load your credits' })).toBeVisible();
  endIntercepting(page, '**/api/transactions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No transactions yet')).toBeVisible();
  expect(complaints.splice(0).every((text) => text.includes('500'))).toBe(true);
});

test('what came and went for one member is not shown to the next in the same browser', async ({
  page,
  context,
  complaints,
}) => {
  await confirmedMember(page, 'everglow');
  await page.goto(addressOf('everglow', '/transactions'));
  await expect(page.locator('main li a')).toHaveCount(1);
  await expect(menu(page).locator('[data-slot=name]')).not.toBeEmpty();
  const other = await context.newPage();
  await newMember(other, 'everglow');
  await other.close();
  // As when the tab is seen again. A call that was refused may have told the page before, which loads it anew.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).catch(() => undefined);
  await expect(page.locator('main li a')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status').getByRole('link')).toBeVisible();
  // Whatever the page still asks for the first member is refused.
  expect(complaints.splice(0).every((text) => text.includes('409'))).toBe(true);
});

test('the balance stands in the menu, pointed out where it is low', async ({ page }) => {
  const id = await confirmedMember(page, 'everglow');
  // A page that does not know yet that its member has paid would ask for a bonus that is over.
  await intercept(page, '**/api/discountcode.php', (route) => route.fulfill({ json: { paymentmethods: [] } }));
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf('everglow') }]);
  const slot = menu(page).locator('[data-slot=balance]');
  const credits = page.locator('header [data-slot=credits]');
  const show = async (credits: number): Promise<void> => {
    await query('update credit_balance set balance = $2 where account_id = $1', [id, credits]);
    await page.goto(addressOf('everglow', '/transactions'));
  };
  await show(0);
  await expect(slot).toContainText('Balance: 0');
  await expect(slot.locator('.bg-danger')).toBeAttached();
  await expect(page.locator('header a', { hasText: 'Credits' })).toBeHidden();
  await query('update account set premium_since = now() where id = $1', [id]);
  await show(10);
  await expect(credits.locator('.bg-warning')).toContainText('10');
  await show(11);
  await expect(slot).toHaveText('11');
  await expect(credits).toBeEmpty();
});

/** The bonus as the api tells it; the server's clock is not the device's. */
async function withPayments(page: Page, seconds: number, methods: readonly string[] = ['ideal']): Promise<void> {
  await intercept(page, '**/api/discountcode.php', (route) => {
    const now = new Date('2031-01-01T00:00:00Z');
    const expires = new Date(now.getTime() + seconds * 1000);
    const json = { code: 'TIMEBONUS25', percentage: 25, now, expires, paymentmethods: methods };
    return route.fulfill({ json });
  });
}

/** The page's timers go on while the answers come. In small steps: the sheet opens at the clock's fortieth second. */
const appears = (page: Page): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(250);
        return bonus(page).isVisible();
      },
      // A browser without a known member looks for one after five seconds of the page's clock.
      { intervals: [50] },
    )
    .toBe(true);

/** Somebody new, on a page where no time passes but what the test lets pass. */
async function withBonus(page: Page, path: string, seconds: number): Promise<string> {
  const email = await newMember(page, 'everglow');
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf('everglow') }]);
  await withPayments(page, seconds);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto(addressOf('everglow', path));
  await appears(page);
  return email;
}

test('the time bonus counts down by the server’s clock, and is gone at zero for good', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await withBonus(page, '/complaints', 3_700);
  await expect(bonus(page)).toContainText('−25%');
  const left = async (): Promise<number> => {
    const [hours = 0, minutes = 0, seconds = 0] = (
      /(\d):(\d\d):(\d\d)/.exec((await bonus(page).textContent()) ?? '')?.slice(1) ?? []
    ).map(Number);
    return hours * 3600 + minutes * 60 + seconds;
  };
  const first = await left();
  expect(first).toBeGreaterThan(3_680);
  expect(first).toBeLessThanOrEqual(3_700);
  await page.clock.runFor(10_000);
  expect(await left()).toBe(first - 10);
  await page.clock.resume();
  expect(await axeFaults(page)).toEqual([]);
  await page.clock.runFor(first * 1000);
  await expect(bonus(page)).toBeHidden();
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().includes('discountcode'))));
  await page.reload();
  const known = async (): Promise<string | null> => {
    await page.clock.runFor(1_000);
    return menu(page).locator('[data-slot=name]').textContent();
  };
  await expect.poll(known).toBe('Jo Visser');
  await page.clock.runFor(10_000);
  expect(asked).toBe(0);
});

test('its sheet opens forty seconds into the members’ area, once, and not elsewhere', async ({ page }) => {
  await withBonus(page, '/chats', 14_000);
  const passed = await page.evaluate(() => performance.now());
  await page.clock.runFor(39_000 - passed);
  await expect(sheet(page)).toBeHidden();
  await page.clock.runFor(3_000);
  await expect(sheet(page)).toContainText('TIMEBONUS25');
  await expect(sheet(page).getByRole('heading')).toHaveText('25% off your first credits');
  await page.clock.resume();
  expect(await axeFaults(page)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Not now' }).click();
  await expect(sheet(page)).toBeHidden();
  await page.reload();
  await appears(page);
  await page.clock.runFor(60_000);
  await expect(bonus(page)).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  await bonus(page).click();
  await expect(sheet(page)).toBeVisible();
});

test('it goes with whoever logs out, and with the first purchase', async ({ page }) => {
  const email = await withBonus(page, '/complaints', 14_000);
  await page.evaluate(() => {
    new BroadcastChannel('member').postMessage('signed-out');
  });
  await expect(bonus(page)).toBeHidden();
  await page.reload();
  await appears(page);
  await query('update account set premium_since = now() where email = $1', [email]);
  await page.clock.runFor(61_000);
  await expect(bonus(page)).toBeHidden();
});

test('while nothing can be paid with, nothing is promised', async ({ page }) => {
  await newMember(page, 'everglow');
  await withPayments(page, 3_700, []);
  const asked = page.waitForResponse('**/api/discountcode.php');
  await page.goto(addressOf('everglow', '/likes'));
  expect((await (await asked).json()) as object).toMatchObject({ code: 'TIMEBONUS25', paymentmethods: [] });
  await expect(bonus(page)).toBeHidden();
});
