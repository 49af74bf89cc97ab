import { type Page } from '@playwright/test';
import { createHash, randomBytes } from 'node:crypto';
import { addressOf } from './support/brands';
import { confirmedMember } from './support/members';
import { photographed } from './support/photo-checks';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'everglow';

test.use({ viewport: { width: 390, height: 844 } });

/** As staff would decide about content of a member; answers the token of the mail’s link. */
async function decided(account: number, kind: string, reason: string, content: object): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await query(
    `with made as (
       insert into decision (tenant_id, account_id, kind, reasons, content, source, decided_by)
       select tenant_id, id, $2, array[$3], $4, 'own', 'noor' from account where id = $1 returning tenant_id, id)
     insert into statement (tenant_id, decision_id, token_hash, language) select tenant_id, id, $5, 'en' from made`,
    [account, kind, reason, JSON.stringify(content), createHash('sha256').update(token).digest()],
  );
  return token;
}

async function expectFits(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}

test('a decision shows its photo to the owner alone, and says once it is deleted', async ({ page, browser }) => {
  test.slow();
  const id = await photographed(page, BRAND, 'en');
  const [photo] = await query<{ id: number }>(
    "update photo set status = 'rejected', reason = 'quality' where profile_id = $1 returning id",
    [id],
  );
  const token = await decided(id, 'photo_rejected', 'quality', { photo: photo?.id });
  const link = addressOf(BRAND, `/decisions?token=${token}`);
  for (const address of [addressOf(BRAND, '/decisions'), link]) {
    await page.goto(address);
    const picture = page.getByRole('img', { name: 'Your photo' });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expectFits(page);
  }

  const other = await (await browser.newContext({ locale: 'en' })).newPage();
  await confirmedMember(other, BRAND);
  await other.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await other.goto(link);
  await expect(other.getByText('Log in to see the photo that this is about.')).toBeVisible();
  await expect(other.getByRole('img', { name: 'Your photo' })).toHaveCount(0);
  await other.context().close();

  await query('delete from photo where id = $1', [photo?.id]);
  await page.goto(addressOf(BRAND, '/decisions'));
  await expect(page.getByText('The photo that this is about has been deleted.')).toBeVisible();
  await expectFits(page);
});

test('a decision quotes the message that was not delivered', async ({ page, browser }) => {
  const id = await confirmedMember(page, BRAND);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const other = await (await browser.newContext()).newPage();
  const to = await confirmedMember(other, BRAND);
  await other.context().close();
  const [held] = await query<{ id: number }>(
    `insert into held_message (tenant_id, sender_id, profile_id, client_id, body, rule, decided_at, outcome)
     select tenant_id, id, $2, gen_random_uuid(), 'Write to me elsewhere.', 'contact', now(), 'rejected'
     from account where id = $1 returning id`,
    [id, to],
  );
  await decided(id, 'message_rejected', 'contact_details', { message: held?.id });
  await page.goto(addressOf(BRAND, '/decisions'));
  await expect(page.getByText('Your message', { exact: true })).toBeVisible();
  await expect(page.getByText('Write to me elsewhere.')).toBeVisible();
  await expectFits(page);
  await query('delete from held_message where id = $1', [held?.id]);
  await page.reload();
  await expect(page.getByText('We no longer keep the message that this is about.')).toBeVisible();
});
