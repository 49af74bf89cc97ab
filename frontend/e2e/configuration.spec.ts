import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { consoleAddress, startAsConfirmed, startWork } from './support/console';
import { isAccessible, test } from './support/console-test';
import { query } from './support/stack';
import { expect } from './support/test';

const BRAND = 'secondbloom';
const KEY = 'home.closing_title';
const [KEYED, MINE, THEIRS] = ['teclado', 'mí', 'otra'].map((name) => `Dicho por ${name} ${process.pid}`) as [
  string,
  string,
  string,
];
/** Beside the words themselves. */
const MOST_KEYS = 25;
/** The unsaved changes, and their publishing. */
const PUBLISHING_KEYS = 2;

// They publish the same brand: one after the other.
test.describe.configure({ mode: 'default' });

test.beforeEach(() => {
  test.slow();
});

/** From any screen to the field of a text, by keys alone. Answers how many it took. */
async function openText(page: Page): Promise<number> {
  let keys = 0;
  const press = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) {
      await page.keyboard.press(name);
      keys += 1;
    }
  };
  await press('Control+k', ...Array.from('secondb'), 'Enter');
  await expect(page).toHaveURL(consoleAddress(`/brands/${BRAND}`));
  await expect(page.getByRole('link', { name: 'Texts' })).toBeVisible();
  await press('t');
  await expect(page.getByRole('searchbox', { name: 'Find a text' })).toBeVisible();
  await press('/', ...Array.from('closing'), 'Enter');
  await expect(page.getByLabel('es', { exact: true })).toBeFocused();
  return keys;
}

/** From the field, all of which is selected, to a brand that says the words. */
async function publishByKeys(page: Page, words: string): Promise<void> {
  await page.keyboard.type(words);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('row', { name: new RegExp(words) })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save and publish' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/everywhere after \d+\.\d s/)).toBeVisible();
}

/** The brand's home page, as whoever opens it now gets it. */
async function shown(page: Page): Promise<string> {
  const visitor = await page.context().newPage();
  await visitor.goto(addressOf(BRAND));
  const content = await visitor.content();
  await visitor.close();
  return content;
}

test('one text goes live by at most 25 keys, what is typed survives a reload, and one press takes it back', async ({
  page,
}) => {
  await startWork(page, 'operator');
  expect((await openText(page)) + PUBLISHING_KEYS).toBeLessThanOrEqual(MOST_KEYS);
  await page.keyboard.press('End');
  await page.keyboard.type(' y algo');
  await page.reload();
  await expect(page.getByLabel('es', { exact: true })).toHaveValue(/ y algo$/);
  await isAccessible(page);
  await page.getByLabel('es', { exact: true }).focus();
  await page.keyboard.press('Control+a');
  await publishByKeys(page, KEYED);
  expect(await shown(page)).toContain(KEYED);
  await isAccessible(page);
  await page.getByLabel('Reason').fill('Not what we meant');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/is live/).first()).toBeVisible();
  await expect.poll(() => shown(page)).not.toContain(KEYED);
});

test('of two who change the same, the second sees theirs beside their own, in every tab, and loses nothing', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await Promise.all([startWork(page, 'operator'), startWork(theirs, 'operator')]);
  await openText(page);
  await page.keyboard.type(MINE);
  const tab = await page.context().newPage();
  await tab.goto(consoleAddress(`/brands/${BRAND}/texts?key=${KEY}`));
  await expect(tab.getByLabel('es', { exact: true })).toHaveValue(MINE);
  await openText(theirs);
  await publishByKeys(theirs, THEIRS);
  await tab.goto(consoleAddress(`/brands/${BRAND}/draft`));
  const row = tab.getByRole('row', { name: new RegExp(THEIRS) }).first();
  await expect(row).toContainText(MINE);
  await isAccessible(tab);
  await expect(tab.getByRole('radio', { name: 'Keep yours' })).toBeChecked();
  await tab.getByRole('button', { name: /^Go on over revision/ }).click();
  await tab.getByRole('button', { name: 'Save and publish' }).click();
  await expect(tab.getByText(/everywhere after/)).toBeVisible();
  expect(await shown(page)).toContain(MINE);
  // The first tab has nothing unsaved any more.
  await expect(page.getByText('Unsaved changes: 1')).toHaveCount(0);
  await tab.goto(consoleAddress(`/brands/${BRAND}/revisions`));
  await expect(tab.getByRole('heading', { name: 'Revisions' })).toBeVisible();
  await isAccessible(tab);
  await tab.getByLabel('Reason').fill('Back to theirs');
  await tab.keyboard.press('Enter');
  await expect.poll(() => shown(page)).toContain(THEIRS);
  await other.close();
});

test('settings are found, tell where they come from and what is wrong, and prices wait for a second person', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startAsConfirmed(page);
  await page.goto(consoleAddress(`/brands/${BRAND}/settings?group=theme`));
  await expect(page.getByRole('region', { name: 'Sample' })).toContainText('Contrast');
  await isAccessible(page);
  const primary = page.getByLabel('Primary', { exact: true });
  await primary.fill('red');
  await expect(page.getByRole('alert')).toContainText('Give a colour such as');
  await page.getByRole('button', { name: 'Undo: Primary' }).click();
  await expect(primary).not.toHaveValue('red');
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('a');
  await expect.poll(() => page.locator('main label').count()).toBeGreaterThan(100);
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('cost gift');
  await expect(page).toHaveURL(/find=cost/);
  const gift = page.getByLabel('Cost of a gift');
  await expect(page.getByText('credits · product')).toBeVisible();
  await gift.fill('25');
  await expect(page.getByText('credits · brand')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('refunds to one member');
  const most = page.getByRole('group', { name: 'Refunds to one member in a day' }).getByLabel('EUR', { exact: true });
  await expect(most).toHaveValue('100.00');
  await most.fill('99,999');
  await expect(page.getByRole('alert')).toHaveText('Two decimals at most, and nothing between thousands.');
  await expect(most).toHaveValue('99,999');
  await most.fill('99,5');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(most).toHaveValue('99,5');
  await page.getByRole('link', { name: 'Review and publish' }).click();
  await expect(page.getByText('This changes money.')).toBeVisible();
  const refunds = page.getByRole('row', { name: /refunds_alone_per_member/ });
  await expect(refunds).toContainText('99.50 EUR');
  await expect(page.getByRole('button', { name: 'Save and publish' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await page.getByRole('link', { name: /^Open revision/ }).click();
  await expect(page.getByText('Approvals: 0 of 1.')).toBeVisible();
  await expect(refunds).toContainText('99.50 EUR');
  await expect(page.getByText('You wrote this revision, so somebody else approves it.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Approve|Publish)$/ })).toHaveCount(0);
  await isAccessible(page);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);

  const other = await browser.newContext();
  const second = await other.newPage();
  await startAsConfirmed(second);
  await second.goto(page.url());
  await second.getByRole('button', { name: 'Approve' }).click();
  await second.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(second.getByText(/everywhere after/)).toBeVisible();
  await second.goto(consoleAddress(`/brands/${BRAND}/revisions`));
  await second.getByLabel('Reason').fill('The old price again');
  await second.keyboard.press('Enter');
  await expect(second.getByText(/everywhere after/)).toBeVisible();
  await other.close();
});

test('a draft is shown on the real host to whoever has the link, is changed further, and goes live when it is due', async ({
  page,
  browser,
}) => {
  const [first, further] = ['borrador', 'más tarde'].map((name) => `Dicho ${name} ${process.pid}`) as [string, string];
  const say = async (words: string): Promise<void> => {
    await page.goto(consoleAddress(`/brands/${BRAND}/texts?key=${KEY}`));
    await page.getByLabel('es', { exact: true }).fill(words);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('row', { name: new RegExp(words) })).toBeVisible();
    await page.getByRole('button', { name: 'Save as a draft' }).click();
    await page.getByRole('link', { name: /^Open revision/ }).click();
  };
  await startWork(page, 'operator');
  await say(first);

  await page.getByRole('button', { name: 'Preview for a day' }).click();
  const link = page.getByRole('link', { name: new RegExp(`^http://${BRAND}\\.`) });
  const visitor = await browser.newContext();
  const preview = await visitor.newPage();
  await preview.goto((await link.getAttribute('href')) ?? '');
  await expect(preview.getByText(first)).toBeVisible();
  await visitor.close();
  expect(await shown(page)).not.toContain(first);

  await page.getByRole('button', { name: 'Change it further' }).click();
  await expect(page.getByRole('row', { name: new RegExp(first) })).toBeVisible();
  await say(further);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await page.getByLabel('Publish at').fill(tomorrow);
  await page.getByRole('button', { name: 'Publish later' }).click();
  await page.getByRole('link', { name: 'Revisions', exact: true }).click();
  await expect(page.getByRole('cell', { name: /to come/ })).toBeVisible();
  await isAccessible(page);
  await query('update scheduled_release set publish_at = now() where outcome is null', []);
  await expect.poll(() => shown(page)).toContain(further);
});

test('older revisions are read page by page, each at an address, and one press leads to the newest', async ({
  page,
}) => {
  const brand = 'fellow';
  await query(
    `insert into settings_revision (tenant_id, revision, source, template, document, author, reason)
     select r.tenant_id, r.revision + n, r.source, r.template, r.document, r.author, 'One of many' from tenant t
     join lateral (select * from settings_revision r where r.tenant_id = t.id order by revision desc limit 1) r on true
     cross join generate_series(1, 60) n where t.slug = $1`,
    [brand],
  );
  const [newest] = await query<{ revision: number }>(
    'select max(revision) as revision from settings_revision r join tenant t on t.id = r.tenant_id where t.slug = $1',
    [brand],
  );
  const number = (older: number): string => String((newest?.revision ?? 0) - older);
  const table = page.getByRole('table', { name: 'Revisions' });
  const at = (older: number) => table.getByRole('link', { name: number(older), exact: true });
  await startWork(page, 'operator');
  await page.goto(consoleAddress(`/brands/${brand}/revisions`));
  await expect(at(0)).toBeVisible();
  await expect(at(49)).toBeVisible();
  await expect(at(50)).toHaveCount(0);
  await page.getByRole('button', { name: 'Older revisions' }).click();
  await expect(at(50)).toBeVisible();
  await expect(at(49)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`[?]after=${number(49)}$`));
  await isAccessible(page);
  await page.reload();
  await expect(at(50)).toBeVisible();
  await page.goBack();
  await expect(at(0)).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Newest first' }).click();
  await expect(at(0)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Newest first' })).toHaveCount(0);
});
