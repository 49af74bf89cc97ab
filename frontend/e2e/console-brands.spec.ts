import { type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { consoleAddress, signInStaff, startWork } from './support/console';
import { fitsPhone, isAccessible, test } from './support/console-test';
import { query } from './support/stack';
import { expect } from './support/test';

const BRAND = `hosts-${process.pid}`;
const OLD = `${BRAND}.localhost`;
const NEW = `new-${BRAND}.localhost`;

/** A brand of this file's own, with a host. */
async function makeBrand(page: Page): Promise<void> {
  const status = await page.evaluate(
    async ([slug, host]) => {
      const ask = (method: string, path: string, body: object): Promise<Response> =>
        fetch(`/api/staff/tenants${path}`, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await ask('POST', '', { slug });
      return (await ask('PUT', `/${slug}/domains`, { domains: [{ host, kind: 'primary' }] })).status;
    },
    [BRAND, OLD] as const,
  );
  expect(status).toBe(200);
}

const shot = (page: Page, name: string): Promise<unknown> =>
  process.env['SHOTS']
    ? page.screenshot({ path: `${process.env['SHOTS']}/${name}.png`, fullPage: true })
    : Promise.resolve();

test('an operator on a phone adds a host, moves the brand there, and sees its traffic, proofs and push key', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await startWork(page, 'operator');
  await makeBrand(page);
  await page.goto(consoleAddress('/brands'));
  await page.getByLabel('Find a brand').fill(BRAND);
  const row = page.getByRole('row', { name: new RegExp(`^${BRAND}`) });
  await expect(row).toContainText('not live yet');
  await expect(row).not.toContainText('…');
  await expect(page.getByRole('row')).toHaveCount(2);
  await isAccessible(page);
  await fitsPhone(page);
  await shot(page, 'brands');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Key of push messages' })).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { name: 'Domains' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a host' })).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Host').fill('not a host');
  await dialog.getByRole('button', { name: 'Add a host' }).click();
  await expect(dialog.getByRole('alert')).toContainText('not a host name');
  await dialog.getByLabel('Host').fill(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${NEW} is saved.`)).toBeVisible();
  await isAccessible(page);
  await fitsPhone(page);
  await page.getByRole('button', { name: `Move the brand here: ${NEW}` }).click();
  await expect(dialog).toContainText(`${OLD} and whatever leads to it lead here from then on.`);
  await dialog.getByLabel('Reason').fill('The new name of the brand');
  await shot(page, 'move');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Move the brand here' }).click();
  await expect(page.getByText(`The brand lives at ${NEW} now.`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`^${OLD}`) })).toContainText(NEW);
  await shot(page, 'hosts');

  await query(
    `insert into visit (tenant_id, id, at, host, path, locale, country, network, ref, bounce_logged, bounced, hidden_seconds)
     select id, gen_random_uuid(), now(), $2, '/', 'nl', 'NL', 'acme', 'spring', true, false, 42 from tenant where slug = $1`,
    [BRAND, NEW],
  );
  await query(
    `insert into erasure_report (tenant_id, id, tables, remaining, files, files_removed)
     select id, gen_random_uuid(), '{"account": 1, "photo": 3}', '{}', 3, 3 from tenant where slug = $1`,
    [BRAND],
  );
  await page.keyboard.press('v');
  await expect(page.getByRole('heading', { name: 'Traffic' })).toBeVisible();
  const filters = page.getByRole('button', { name: /^Filters: / });
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await filters.click();
  await page.getByLabel('By').selectOption('source');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/by=source/);
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  await expect(page.getByRole('row', { name: /acme · spring/ })).toContainText('42 s');
  await isAccessible(page);
  await fitsPhone(page);
  await shot(page, 'traffic');
  await page.getByRole('button', { name: 'Show the secret of a network' }).click();
  await dialog.getByLabel('Network').fill('acme');
  await dialog.getByRole('button', { name: 'Show the secret of a network' }).click();
  await expect(page.getByLabel('The secret of acme at this brand')).toHaveValue(/^[\da-f]{64}$/);
  await page.getByRole('button', { name: 'Hide it' }).click();

  await page.keyboard.press('e');
  await expect(page.getByRole('row', { name: /3 of 3/ })).toContainText('nothing');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const kept = JSON.parse(await readFile(await (await download).path(), 'utf8')) as readonly object[];
  expect(kept).toMatchObject([{ tables: { account: 1, photo: 3 }, remaining: {} }]);
  await isAccessible(page);
  await fitsPhone(page);
  await shot(page, 'erasures');

  await page.keyboard.press('o');
  await page.getByRole('button', { name: 'Make a new key' }).click();
  await dialog.getByRole('button', { name: 'Make a new key' }).click();
  await expect(page.getByRole('row', { name: /2.*current/ })).toBeVisible();
  await isAccessible(page);
  await fitsPhone(page);
  await shot(page, 'brand');

  await query(
    `with bank as (
       insert into provider_account (tenant_id, id, provider, mode, position, api_key, event_secrets, event_token, event_token_hash)
       select id, 'bank', 'bank', 'test', 0, '\\x01', '\\x02', '\\x03', sha256(slug::bytea) from tenant where slug = $1
       returning tenant_id, id)
     insert into debit_file (tenant_id, id, provider_account_id, collect_on, debits, amount, description, content_hash, created_by)
     select tenant_id, 'TEST-20261126-7KQ2M9XD', id, current_date, 1, 999, 'x', sha256('x'), 'somebody' from bank`,
    [BRAND],
  );
  await page.goto(consoleAddress(`/money/debits?tenant=${BRAND}`));
  await expect(page.getByRole('button', { name: 'Write what is due of bank (test)' })).toBeVisible();
  await isAccessible(page);
  await fitsPhone(page);
  await shot(page, 'debits');
  await page.getByRole('button', { name: /^The bank paid/ }).click();
  await dialog.getByRole('button', { name: 'The bank paid' }).click();
  await expect(page.getByText('TEST-20261126-7KQ2M9XD: 0 debits are booked as paid.')).toBeVisible();
  await page.getByRole('button', { name: 'A debit came back' }).click();
  await dialog.getByLabel('End-to-end id').fill('0198b1c2000070008000000000000000');
  await dialog.getByRole('button', { name: 'A debit came back' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('No file of this brand asks for such a debit.');
  await shot(page, 'debit-return');
});

test('finance sees the domains and the traffic of its brand without an act, and no proof of erasures', async ({
  page,
}) => {
  await signInStaff(page, 'finance', 'everglow');
  await page.goto(consoleAddress('/brands/everglow/hosts'));
  await expect(page.getByRole('row', { name: /^everglow\.localhost/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Add a host|Suspend|Retire/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Erasures' })).toHaveCount(0);
  await shot(page, 'hosts-finance');
  await page.goto(consoleAddress('/brands/everglow/erasures'));
  await expect(page.getByRole('heading', { name: 'There is no such screen' })).toBeVisible();
  await page.goto(consoleAddress('/brands/knotted/traffic'));
  await expect(page.getByRole('heading', { name: 'There is no such screen' })).toBeVisible();
});
