import { type Browser, type Page } from '@playwright/test';
import { consoleAddress, startAsConfirmed } from './support/console';
import { fitsPhone, isAccessible, test } from './support/console-test';
import { mailedLinks } from './support/mails';
import { absentMember } from './support/members';
import { query } from './support/stack';
import { expect } from './support/test';

const [PHONE, SCREEN] = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Signs somebody in whom nobody else could be; an operator among them counts as a second person. */
async function beginAlone(browser: Browser, role: 'operator' | 'support', viewport: typeof PHONE): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await startAsConfirmed(page, role, role === 'support' ? 'everglow' : undefined);
  return page;
}

async function openFile(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Why do you open this file?' })).toBeVisible();
  await page.keyboard.press('1');
}

test('support asks for a member’s new address on a phone, and another person changes it', async ({
  browser,
  request,
}) => {
  test.slow();
  const id = await absentMember(browser, 'everglow', { name: 'Wilhelmina Moved' });
  const [row] = await query<{ email: string }>('select email from account where id = $1', [id]);
  const old = row?.email ?? '';
  const email = `moved-${id}@visitor.example`;
  const [support, operator] = await Promise.all([
    beginAlone(browser, 'support', PHONE),
    beginAlone(browser, 'operator', SCREEN),
  ]);

  await support.goto(consoleAddress(`/members/everglow/${id}`));
  await openFile(support);
  await support.getByRole('button', { name: 'Change the address' }).click();
  const asking = support.getByRole('dialog', { name: 'Change the address' });
  await asking.getByLabel('New address').fill(old);
  await expect(asking.getByText('This is the member’s address already.')).toBeVisible();
  await asking.getByLabel('New address').fill(email);
  await expect(asking.getByText(`•@visitor.example becomes ${email} once`, { exact: false })).toBeVisible();
  await asking.getByLabel('Reason').fill('Proven by a payment and the date of birth');
  await isAccessible(support);
  await fitsPhone(support);
  await asking.getByRole('button', { name: 'Ask a second person' }).click();
  await expect(support.getByText(`${email} waits for a second person until`, { exact: false })).toBeVisible();
  await expect(support.getByRole('button', { name: 'Approve the new address' })).toHaveCount(0);
  await isAccessible(support);
  await fitsPhone(support);

  await operator.goto(consoleAddress('/'));
  await operator.getByRole('link', { name: 'Addresses to approve' }).first().click();
  await expect(operator.getByRole('heading', { name: 'New addresses that wait for a second person' })).toBeVisible();
  // The link that was pressed has gone with its screen.
  await expect(operator.getByRole('main')).toBeFocused();
  await isAccessible(operator);
  await operator.getByRole('link', { name: `Wilhelmina Moved ${id}` }).click();
  await openFile(operator);
  await operator.getByRole('button', { name: 'Approve the new address' }).click();
  await operator.getByRole('dialog').getByRole('button', { name: 'Approve the new address' }).click();
  await expect(operator.getByText(`The address is ${email} now.`)).toBeVisible();
  await isAccessible(operator);
  const [moved] = await query<{ email: string }>('select email from account where id = $1', [id]);
  expect(moved?.email).toBe(email);
  expect(await mailedLinks(request, old, { path: '/mail-change/undo' })).toHaveLength(1);
  expect(await mailedLinks(request, email, { path: '/login' })).toHaveLength(1);
});

test('credits above the bound are asked for by support, and given by another person on a phone', async ({
  browser,
}) => {
  test.slow();
  const id = await absentMember(browser, 'everglow', { name: 'Theodora Given' });
  const [support, operator] = await Promise.all([
    beginAlone(browser, 'support', SCREEN),
    beginAlone(browser, 'operator', PHONE),
  ]);

  await support.goto(consoleAddress(`/members/everglow/${id}`));
  await openFile(support);
  await support.getByRole('button', { name: 'Give credits' }).click();
  const asking = support.getByRole('dialog');
  await asking.getByLabel('Credits').fill('250');
  await expect(asking.getByText('More than 200: a second person has to agree')).toBeVisible();
  await asking.getByLabel('Reason').fill('Many messages were lost');
  await asking.getByRole('button', { name: 'Give credits' }).click();
  await expect(support.getByText('250 credits wait for a second person until', { exact: false })).toBeVisible();
  await expect(support.getByText('You asked for it. Somebody else decides.')).toBeVisible();
  await expect(support.getByRole('button', { name: 'Approve the credits' })).toHaveCount(0);
  await isAccessible(support);

  await operator.goto(consoleAddress('/'));
  await operator.getByRole('table', { name: 'Work' }).getByRole('link', { name: 'Credits to approve' }).click();
  await expect(operator.getByRole('heading', { name: 'Credits that wait for a second person' })).toBeVisible();
  const row = operator.getByRole('row', { name: `Theodora Given ${id}` });
  await expect(row).toContainText('250');
  await expect(row).toContainText('counts');
  await isAccessible(operator);
  await fitsPhone(operator);
  await row.getByRole('link', { name: `Theodora Given ${id}` }).click();
  await openFile(operator);
  await operator.getByRole('button', { name: 'Approve the credits' }).click();
  const deciding = operator.getByRole('dialog');
  await expect(deciding.getByText('The member gets 250 credits at once.')).toBeVisible();
  await deciding.getByRole('button', { name: 'Approve the credits' }).click();
  await expect(operator.getByText('The credits are given.')).toBeVisible();
  await expect(operator.getByRole('row', { name: /support.*\+250/ })).toBeVisible();
  await isAccessible(operator);
  await fitsPhone(operator);
  expect(await query("select amount from credit_entry where account_id = $1 and reason = 'support'", [id])).toEqual([
    { amount: 250 },
  ]);
});
