import { type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { addressOf } from './support/brands';
import { consoleAddress, startAsConfirmed } from './support/console';
import { fitsPhone, isAccessible, test } from './support/console-test';
import { expect } from './support/test';

const SLUG = `launched-${process.pid}`;
const HOST = `${SLUG}.localhost`;
/** Of an account of its own in the payments sandbox. */
const KEY = `test_launched${process.pid}`;

async function isSound(page: Page): Promise<void> {
  await isAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await fitsPhone(page);
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** From the list of brands to a new one that begins as a copy, by keys alone. */
async function createByKeys(page: Page): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await page.getByRole('link', { name: 'New brand' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Short name')).toBeFocused();
  await page.keyboard.type(SLUG);
  const origin = page.getByLabel('Begin with');
  // Typing chooses among the brands that are there.
  await expect(origin.getByRole('option', { name: /^A copy of Everglow/ }).first()).toBeAttached();
  await origin.focus();
  await page.keyboard.type('A copy of Everglow');
  await expect(origin.locator('option:checked')).toHaveText(/^A copy of Everglow/);
  await page.getByRole('button', { name: 'Create the brand' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(consoleAddress(`/brands/${SLUG}/launch/name`));
}

/** The words of a company, by the names of their fields. */
const COMPANY: Readonly<Record<string, string>> = {
  Id: '7',
  Name: 'Launched Demo B.V.',
  Address: 'Voorbeeldkade 14',
  'Postal code': '1011 AB',
  City: 'Amsterdam',
  'Registration number': '90000007',
  Register: 'Kamer van Koophandel, Amsterdam',
  'Represented by': 'L. Voorbeeld',
  'E-mail': 'legal@launched.example',
  Phone: '+31 85 000 0007',
  'VAT numbers': 'NL000099998B57',
  Since: '2026-01-15',
  'Support phone': '+31 85 000 0007',
  'Support e-mail': 'help@launched.example',
};

/** From step to step: what the copy begins without, and one language, so that few pages are opened. */
async function writeDraft(page: Page): Promise<void> {
  const step = (name: string) => page.goto(consoleAddress(`/brands/${SLUG}/launch/${name}`));
  const fill = async (values: Readonly<Record<string, string>>): Promise<void> => {
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  };
  await fill({ 'Name of the sender': 'Launched', 'Discreet name': 'Launched' });
  await step('company');
  await fill(COMPANY);
  await page.getByLabel('Country', { exact: true }).selectOption('NL');
  await step('offer');
  for (const locale of ['fr', 'de', 'en'])
    await page
      .getByRole('group', { name: 'Languages', exact: true })
      .getByRole('checkbox', { name: new RegExp(`^${locale}\\b`) })
      .uncheck();
  await step('look');
  const drawing = (name: string): string => readFileSync(`tenants/everglow/${name}.svg`, 'utf8');
  await fill({ Logo: drawing('logo'), Mark: drawing('mark') });
  await page.goto(consoleAddress(`/brands/${SLUG}/settings?find=creditor`));
  await fill({ 'Creditor identifier': 'NL19ZZZ900000010000' });
  await page.getByRole('link', { name: 'Review the changes' }).click();
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.getByText('Saved as revision 1.')).toBeVisible();
}

/** An account that takes payments at once, and one that waits for a second person: its provider does not say what its key moves. */
async function connectByKeys(page: Page): Promise<void> {
  await page.goto(consoleAddress(`/money/providers?tenant=${SLUG}`));
  await expect(page.getByText('No provider is connected, so nothing can be bought here.')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const account = (name: string) => page.getByRole('article', { name });
  await page.keyboard.press('n');
  await dialog.getByLabel('Key', { exact: true }).focus();
  await page.keyboard.type(KEY);
  await page.keyboard.press('Enter');
  await expect(account('Mollie: mollie').getByText('takes payments', { exact: true })).toBeVisible();
  await page.keyboard.press('n');
  await dialog.getByLabel('Provider', { exact: true }).selectOption('FlexPay (Verotel)');
  await dialog.getByLabel('Key', { exact: true }).fill(`${process.pid}:flexpay_test_${process.pid}`);
  await page.keyboard.press('Enter');
  const waiting = account('FlexPay (Verotel): flexpay');
  await expect(waiting.getByText('waits for a second person', { exact: true })).toBeVisible();
  await expect(waiting.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expect(waiting.getByText(/\/api\/payment-events\/flexpay\//)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(KEY);
  await isSound(page);
}

/** The second person's word has the other account take payments as well. */
async function approveAccount(page: Page): Promise<void> {
  await page.goto(consoleAddress('/'));
  await page
    .getByRole('row', { name: new RegExp(`Payment accounts to approve.*${SLUG}`, 'i') })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(consoleAddress(`/money/providers?tenant=${SLUG}`));
  const account = page.getByRole('article', { name: 'FlexPay (Verotel): flexpay' });
  await account.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(account.getByText('takes payments', { exact: true })).toBeVisible();
}

test('a brand goes from a copy to live by keys, its checks made by themselves and its prices seen by a second person', async ({
  page,
  browser,
}) => {
  test.slow();
  await startAsConfirmed(page);
  await createByKeys(page);
  await page.getByLabel('Primary host').focus();
  await page.keyboard.type(HOST);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'live' })).toBeVisible();
  await writeDraft(page);
  await connectByKeys(page);

  await page.goto(consoleAddress(`/brands/${SLUG}/launch/records`));
  await expect(page.getByText(`${HOST} is known to no name server on the internet.`).first()).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(consoleAddress(`/brands/${SLUG}/launch/preflight`));
  await expect(page.getByRole('heading', { name: 'Preflight' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText('The request arrived here.')).toBeVisible();
  await expect(page.getByText(/\d+ pages answer 200\./)).toBeVisible();
  await expect(page.getByText(/^Packages can be paid in/)).toBeVisible();
  await isSound(page);

  await page.keyboard.press('n');
  await expect(page.getByText('You wrote this revision, so somebody else approves it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await isSound(page);

  const other = await browser.newContext();
  const second = await other.newPage();
  await startAsConfirmed(second);
  await approveAccount(second);
  await second.goto(consoleAddress(`/brands/${SLUG}/launch/publish`));
  await second.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(second.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await second.keyboard.press('Control+Enter');
  await expect(second.getByText(/everywhere after/)).toBeVisible();
  expect((await second.goto(addressOf(SLUG)))?.status()).toBe(200);
  await other.close();
});
