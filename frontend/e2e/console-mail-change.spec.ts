import { type Browser, type Page } from '@playwright/test';
import { begin, consoleAddress, invite } from './support/console';
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
  const person = await invite(role, role === 'support' ? 'everglow' : undefined);
  await begin(page, person);
  await query("update staff set approves_from = now(), held_by = '{}', held_by_unknown = false where email = $1", [
    person.email,
  ]);
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
