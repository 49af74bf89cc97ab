import { consoleAddress, startWork } from './support/console';
import { fitsPhone, isAccessible, test } from './support/console-test';
import { intercept } from './support/intercept';
import { query, transaction } from './support/stack';
import { expect } from './support/test';

const NAME = `fleet${process.pid}`;
const SLUGS = ['one', 'two', 'three'].map((name) => `${NAME}-${name}`);

/** Three brands that are live with Everglow's settings and all have one name, for this test alone. */
test.beforeAll(() =>
  transaction(async (client) => {
    await client.query(
      `with made as (
         insert into tenant (slug, domain_language, locales, version) select slug, 'nl', '{nl}', 0 from unnest($1::text[]) slug returning id, slug)
       insert into settings_revision (tenant_id, revision, source, template, document, author, reason)
       select made.id, 1, jsonb_set(source, '{settings,name}', to_jsonb($2::text)), template,
         jsonb_set(document, '{settings,name}', to_jsonb($2::text)), r.author, 'Test' from made, tenant t
         join settings_revision r on r.tenant_id = t.id and r.revision = t.live_revision where t.slug = 'everglow'`,
      [SLUGS, NAME],
    );
    await client.query(
      `insert into settings_release (tenant_id, number, revision, kind, author, reason, version)
       select id, 1, 1, 'publish', 'somebody', 'Test', 0 from tenant where slug = any($1)`,
      [SLUGS],
    );
    await client.query('update tenant set live_revision = 1 where slug = any($1)', [SLUGS]);
  }),
);

test('an operator changes a text at three brands, watches it go through all stages, and takes it back', async ({
  page,
}) => {
  await startWork(page, 'operator');
  // Later watches take two seconds in the place of ten minutes, the first one until all of it is seen.
  await intercept(page, '**/api/staff/fleet/waves', async (route) => {
    const body = route.request().postDataJSON() as object | null;
    await route.continue(body === null ? {} : { postData: { ...body, watch_seconds: 600 } });
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type(NAME);
  for (const slug of SLUGS)
    await expect(page.getByRole('option', { name: `${NAME} ${slug}`, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await page.getByRole('link', { name: 'New wave' }).click();
  await page.getByLabel('Choose a setting').selectOption('A text on pages');
  await page.getByLabel('Name of the text').fill('home.hero_title');
  await page.getByLabel('Dutch').fill('Vandaag iemand nieuws');
  await page.getByLabel('At which brands').selectOption('Brands that you choose');
  await page.getByLabel('Narrow the list').fill(NAME);
  for (const slug of SLUGS) await page.getByRole('checkbox', { name: `${NAME} ${slug}`, exact: true }).check();
  await page.getByLabel('What it is for').fill('A shorter title');
  await page.reload();
  await expect(page.getByText('3 chosen')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Make the dry run' }).click();

  await expect(page.getByText('Nothing has changed yet.')).toBeVisible();
  const table = page.getByRole('table', { name: 'Brands' });
  for (const slug of SLUGS)
    await expect(
      table.getByRole('row', { name: new RegExp(`^${NAME} ${slug} .*Vandaag iemand nieuws`) }),
    ).toBeVisible();
  await isAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await fitsPhone(page);
  await page.getByRole('button', { name: 'Start' }).click();
  const start = page.getByRole('dialog', { name: 'Start' });
  await start.getByLabel('First brand').selectOption(SLUGS[1] ?? '');
  await fitsPhone(page);
  await start.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/^The figures are watched until/)).toBeVisible();
  await expect(table.getByRole('row', { name: /\bchanged/ })).toHaveCount(1);
  await query(
    "update fleet_wave set watch_seconds = 2, watch_until = now() where state = 'watching' and id::text = any($1)",
    [new URL(page.url()).pathname.split('/')],
  );
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByText(/^All of it is live since/)).toBeVisible();
  await expect(table.getByRole('row', { name: /\bchanged Revision 2/ })).toHaveCount(3);
  await isAccessible(page);

  await page.getByRole('button', { name: 'Roll back' }).click();
  const back = page.getByRole('dialog', { name: 'Roll back' });
  await expect(back).toContainText('3 brands go back');
  await back.getByLabel('Reason').fill('The old one was better');
  await back.getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText(/rolled it back: The old one was better/)).toBeVisible();
  await expect(table.getByRole('row', { name: /rolled back/ })).toHaveCount(3);
  await page.goto(consoleAddress('/fleet?state=rolled_back'));
  await expect(page.getByRole('row', { name: /A shorter title Rolled back/ })).toBeVisible();
});
