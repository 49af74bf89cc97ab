import { type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from './support/brands';
import { consoleAddress, startAsConfirmed } from './support/console';
import { test } from './support/console-test';
import { Pace } from './support/pace';
import { expect } from './support/test';

const SLUG = `fresh-${process.pid}`;
const HOST = `${SLUG}.localhost`;
/** Of an account of its own in the payments sandbox. */
const KEY = `test_fresh${process.pid}`;
const MOST_SECONDS = 600;
const drawing = (name: string): string =>
  readFileSync(join(__dirname, `../../tenants/goldenhour/${name}.svg`), 'utf8').trim();

const COMPANY = [
  ['Id', '7'],
  ['Name', 'Fresh B.V.'],
  ['Address', 'Kade 1'],
  ['Postal code', '1011 AB'],
  ['City', 'Amsterdam'],
  ['Registration number', '90000007'],
  ['Register', 'Kamer van Koophandel, Amsterdam'],
  ['Represented by', 'F. Voorbeeld'],
  ['E-mail', 'legal@fresh.example'],
  ['Phone', '+31 85 000 0007'],
  ['VAT numbers', 'NL000099998B57'],
  ['Since', '2026-11-26'],
  ['Support phone', '+31 85 000 0008'],
  ['Support e-mail', 'help@fresh.example'],
] as const;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function create(page: Page, pace: Pace): Promise<void> {
  await pace.press(page.getByRole('link', { name: 'Brands' }).first());
  await pace.press(page.getByRole('link', { name: 'New brand' }));
  await pace.type(page.getByLabel('Short name'), SLUG);
  await pace.press(page.getByRole('button', { name: 'Create the brand' }));
  await expect(page).toHaveURL(consoleAddress(`/brands/${SLUG}/launch/name`));
  await pace.type(page.getByLabel('Primary host'), HOST);
  await pace.press(page.getByRole('button', { name: 'Save the host' }));
  await expect(page.getByRole('cell', { name: HOST })).toBeVisible();
}

async function fillIn(page: Page, pace: Pace): Promise<void> {
  const next = () => pace.press(page.getByRole('link', { name: /^Next step/ }));
  await pace.type(field(page, 'Name of the sender'), 'Fresh');
  await pace.type(field(page, 'Discreet name'), 'Fresh');
  await next();
  for (const [label, text] of COMPANY) await pace.type(field(page, label), text);
  await pace.choose(field(page, 'Country'), 'NL');
  await next();
  await pace.type(field(page, 'Countries'), 'NL');
  await pace.type(field(page, 'Language of the domain'), 'nl');
  await pace.press(page.getByRole('group', { name: 'Languages', exact: true }).getByLabel(/^nl/));
  await pace.press(page.getByRole('button', { name: 'Fill in the suggested prices' }));
  const packages = page.getByRole('group', { name: 'Packages', exact: true });
  await expect(packages.getByRole('group', { name: 'Packages 1', exact: true }).getByLabel(/^EUR/)).toHaveValue('9.99');
  await next();
  await pace.paste(field(page, 'Logo'), drawing('logo'));
  await pace.paste(field(page, 'Mark'), drawing('mark'));
}

/** From the check that nobody could pay to an account in test mode, and back. */
async function connect(page: Page, pace: Pace): Promise<void> {
  await pace.press(page.getByRole('link', { name: 'Connect a payment provider' }).first());
  await pace.press(page.getByRole('button', { name: 'Connect an account' }));
  const dialog = page.getByRole('dialog');
  await pace.paste(dialog.getByLabel('Key', { exact: true }), KEY);
  await pace.press(dialog.getByRole('button', { name: 'Connect an account' }));
  await expect(page.getByText(/It takes payments now/)).toBeVisible();
  await pace.press(page.getByRole('link', { name: 'Back to the launch' }));
}

test('a newcomer takes a brand from a template to live by pointer, without a command line', async ({
  page,
  browser,
}) => {
  test.slow();
  await startAsConfirmed(page);
  const pace = new Pace();
  await create(page, pace);
  await fillIn(page, pace);
  await pace.press(page.getByRole('link', { name: 'Review and save' }));
  await pace.press(page.getByRole('button', { name: 'Save as a draft' }));
  await pace.press(page.getByRole('link', { name: 'On with the launch' }));
  const steps = page.getByRole('navigation', { name: 'Steps to being live' });
  await pace.press(steps.getByRole('link', { name: /Preflight/ }));
  await pace.press(page.getByRole('button', { name: 'Check now' }));
  await expect(page.getByText(/no provider is connected/).first()).toBeVisible();
  await connect(page, pace);
  await pace.press(page.getByRole('button', { name: 'Check now' }));
  await expect(page.getByText(/Packages can be paid in NL/)).toBeVisible();
  await expect(page.getByText(/\d+ pages answer 200\./)).toBeVisible();
  await pace.press(page.getByRole('link', { name: /^Next step/ }));

  const second = await (await browser.newContext()).newPage();
  await startAsConfirmed(second);
  await second.goto(consoleAddress(`/brands/${SLUG}/launch/publish`));
  await pace.press(second.getByRole('button', { name: 'Approve' }));
  const publish = second.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeVisible();
  await pace.press(publish);
  await expect(second.getByText(/everywhere after/)).toBeVisible();
  expect((await second.goto(addressOf(SLUG)))?.status()).toBe(200);
  await second.context().close();
  test.info().annotations.push({ type: 'pace', description: pace.text });
  expect(pace.seconds).toBeLessThan(MOST_SECONDS);
});
