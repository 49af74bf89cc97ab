import { readFile } from 'node:fs/promises';
import { begin, consoleAddress, giveCode, invite } from './support/console';
import { fitsPhone, isAccessible, smallTargets, test } from './support/console-test';
import { query } from './support/stack';
import { expect } from './support/test';

const BRAND = 'fullmoon';
/** A number that no file has. */
const NUMBER = 98_000 + (process.pid % 1_000);
const NAME = 'Fenna';

test.afterEach(async () => {
  for (const table of ['listing', 'profile_prompt'])
    await query(`delete from ${table} where profile_id = $1 and tenant_id = (select id from tenant where slug = $2)`, [
      NUMBER,
      BRAND,
    ]);
  await query('delete from profile where id = $1 and tenant_id = (select id from tenant where slug = $2)', [
    NUMBER,
    BRAND,
  ]);
});

test('an operator adds a program, takes a brand’s settings and people away, places one more and hides her', async ({
  page,
}) => {
  test.slow();
  const operator = await invite('operator');
  const secret = await begin(page, operator);
  await page.goto(consoleAddress('/people'));
  await page.getByRole('button', { name: 'Add a program' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Short name').fill(`night-${NUMBER}`);
  await dialog.getByLabel('What it does').fill('Reports of the night');
  await isAccessible(page);
  await query(
    'update staff_session set second_factor_at = null where staff_id = (select id from staff where email = $1)',
    [operator.email],
  );
  await dialog.getByRole('button', { name: 'Add a program' }).click();
  await giveCode(page, secret);
  const token = await page.getByLabel(/^The first token of “Reports of the night”/).inputValue();
  const status = await page.evaluate(
    async (value) => (await fetch('/api/staff/me', { headers: { authorization: `Bearer ${value}` } })).status,
    token,
  );
  expect(status).toBe(200);
  await page
    .getByRole('row', { name: new RegExp(`night-${NUMBER}@`) })
    .getByRole('link')
    .click();
  await expect(page.getByRole('row', { name: /first/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The program is removed, and its tokens have ended.')).toBeVisible();

  await page.goto(consoleAddress(`/brands/${BRAND}/revisions`));
  const [settings] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download revision \d+$/ }).click(),
  ]);
  expect(await readFile(await settings.path(), 'utf8')).toContain(`slug: ${BRAND}`);

  await page.keyboard.press('f');
  await expect(page.getByRole('heading', { name: 'Fictional profiles' })).toBeVisible();
  await page.getByRole('button', { name: 'Start from what is placed' }).click();
  const file = page.getByLabel('people.yaml', { exact: true });
  const placed = await file.inputValue();
  const [, country = ''] = /country: (\w+)/.exec(placed) ?? [];
  const [, gender = ''] = /gender: (\w+)/.exec(placed) ?? [];
  const [, seeking = ''] = /seeking: (\w+)/.exec(placed) ?? [];
  const person = { id: NUMBER, name: NAME, gender, seeking, born: '1900-02-30', country, city: 'Stad', about: 'Hi.' };
  const fields = Object.entries(person).map(([key, value]) => `${key}: ${value}`);
  await file.fill(`${placed}  - { ${fields.join(', ')} }\n`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('alert')).toContainText('born');
  await file.fill(`${placed}  - { ${fields.join(', ').replace('1900-02-30', '1980-02-20')} }\n`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('New: 1')).toBeVisible();
  await page.getByLabel('Reason').fill('One more of the demo');
  await page.reload();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByLabel('Reason')).toHaveValue('One more of the demo');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Place', exact: true }).click();
  await expect(page.getByText('Placed: 1 new, 0 shown again, 0 changed, 0 hidden.')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(consoleAddress(`/brands/${BRAND}/people?after=${NUMBER - 1}`));
  await page.getByRole('button', { name: `Hide ${NAME}` }).click();
  await dialog.getByLabel('Reason').fill('It was a test');
  await dialog.getByRole('button', { name: `Hide ${NAME}` }).click();
  await expect(page.getByText(`${NAME} is hidden.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Show ${NAME} again` })).toBeVisible();
  await fitsPhone(page);
  expect(await smallTargets(page)).toEqual([]);
});
