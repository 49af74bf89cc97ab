import { cp, mkdtemp, rm, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from './support/brands';
import { tenants } from './support/stack';
import { expect, test } from './support/test';

const BRAND = 'sheer';
const TITLE = 'Said by the publisher';

test('what an operator publishes is on the next page that anybody opens, and gone again after a rollback', async ({
  page,
  visit,
}) => {
  // It starts the backend four times, as the command line does, beside everything else that runs.
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'tenants-'));
  const staff = ['--author', 'operator@manyhearts.example', '--reason', 'A browser test'];
  const byStaff = (verb: string, ...more: string[]) =>
    tenants([verb, BRAND, ...more, ...staff], { TENANTS_DIR: folder });
  try {
    await cp('tenants', folder, { recursive: true });
    const file = join(folder, BRAND, 'tenant.yaml');
    const own = await readFile(file, 'utf8');
    await writeFile(file, `${own}\ntexts:\n  en:\n    home.hero_title: ${TITLE}\n`);

    await visit(BRAND);
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    expect(before).not.toBe(TITLE);
    expect(await tenants(['plan', BRAND], { TENANTS_DIR: folder })).toContain('home.hero_title');

    const applied = await byStaff('apply');
    const revision = /revision (\d+)/.exec(applied)?.[1] ?? '';
    const published = await byStaff('publish', '--revision', revision);
    expect(published).toMatch(/all \d+ processes have it after [01]\.\d\d s/);
    await page.goto(addressOf(BRAND));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);

    await byStaff('rollback');
    await page.goto(addressOf(BRAND));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before ?? '');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a moved host leads to the brand with path and query, and an unknown one to no brand', async ({
  page,
  complaints,
}) => {
  await page.goto(addressOf(`www.${BRAND}`, '/complaints?from=advert'));
  expect(page.url()).toBe(addressOf(BRAND, '/complaints?from=advert'));
  const unknown = await page.goto(addressOf('nobody'));
  expect(unknown?.status()).toBe(421);
  expect(await page.content()).not.toMatch(/sheer|everglow/i);
  // The browser itself names the status.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('421');
});
