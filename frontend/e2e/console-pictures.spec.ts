import { consoleAddress, signInStaff } from './support/console';
import { fitsPhone, isAccessible, test } from './support/console-test';
import { STACK, query } from './support/stack';
import { expect } from './support/test';

/** Other tests publish none of its settings: a revision of theirs could take the number that is given here. */
const BRAND = 'goldenhour';

/** A draft in which the brand's first colour is another one. Answers its number. */
async function otherColour(): Promise<number> {
  const [row] = await query<{ revision: number }>(
    `insert into settings_revision (tenant_id, revision, base, source, template, document, author, reason)
     select t.id, (select max(revision) + 1 from settings_revision where tenant_id = t.id), t.live_revision, r.source, r.template,
       jsonb_set(r.document, '{theme,seeds,primary}', '"oklch(0.45 0.2 264)"'), r.author, 'Another colour'
     from tenant t join settings_revision r on r.tenant_id = t.id and r.revision = t.live_revision where t.slug = $1
     returning revision`,
    [BRAND],
  );
  if (!row) throw new Error(`${BRAND} is not live`);
  return row.revision;
}

test('support compares a draft with what is live as pictures', async ({ page }) => {
  // A worker opens six pages of both revisions in two windows.
  test.slow();
  const revision = await otherColour();
  await signInStaff(page, 'support', BRAND);
  await page.goto(consoleAddress(`/brands/${BRAND}/revisions/${revision}`));
  const pictures = page.getByRole('region', { name: 'Pages as pictures' });
  // The browser that npm brings does not run in a worker.
  if (STACK['CHROMIUM_PATH'] === undefined) return expect(pictures).toContainText('This deployment makes no pictures');
  await pictures.getByRole('button', { name: /^Compare pictures with revision/ }).click();
  await expect(pictures.getByRole('progressbar')).toBeVisible();
  await expect(pictures.getByText(/\d+ of 24 differ from revision/)).toBeVisible({ timeout: 600_000 });
  const heat = pictures.getByRole('img', { name: 'Home, phone, light: What changed' });
  await expect(heat).toBeVisible();
  // The picture is there, and not an empty frame, once the browser has read it.
  await expect.poll(() => heat.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
  await isAccessible(page);
  await pictures.getByRole('button', { name: 'After', exact: true }).click();
  await expect(pictures.getByRole('img', { name: 'Home, phone, light: After' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await fitsPhone(page);
});
