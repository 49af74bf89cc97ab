import { type Page } from '@playwright/test';
import { consoleAddress, signInStaff, startWork } from './support/console';
import { isAccessible, test } from './support/console-test';
import { absentMember, atRest } from './support/members';
import { photographed } from './support/photo-checks';
import { query } from './support/stack';
import { expect } from './support/test';

const BRAND = 'goldenhour';

/** Waits until the screen has painted this one. */
const isPainted = (page: Page, id: number): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const [mark] = performance.getEntriesByName('picture-painted');
          return Number(String((mark as PerformanceMark | undefined)?.detail ?? '').split(' ')[1]);
        }),
      { intervals: [20] },
    )
    .toBe(id);

async function photographedMember(page: Page): Promise<{ member: number; photo: number }> {
  const member = await photographed(page, BRAND, 'en');
  const [row] = await query<{ id: number }>('select id from photo where profile_id = $1', [member]);
  // The page of the member would lead to the log-in.
  await atRest(page, BRAND);
  await page.context().clearCookies();
  return { member, photo: row?.id ?? 0 };
}

test('a check of photos is decided by keys, and is taken back within seconds', async ({ page }) => {
  const { member } = await photographedMember(page);
  const [check] = await query<{ id: number }>(
    `insert into photo_check (tenant_id, profile_id, status, gesture, gesture_until, consent_text, language, file, sent_at)
     select tenant_id, profile_id, 'waiting', 'thumb_up', now(), 'photo_check_1', 'en', file, now() - interval '3 days'
     from photo where profile_id = $1 returning id`,
    [member],
  );
  const status = async (): Promise<unknown> =>
    (await query<{ status: string }>('select status from photo_check where profile_id = $1', [member]))[0]?.status;
  await startWork(page, 'moderator', BRAND);
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page.getByText('A thumb up')).toBeVisible();
  await isPainted(page, check?.id ?? 0);
  await isAccessible(page);
  await page.keyboard.press('r');
  await page.keyboard.press('2');
  await expect(page.getByText('sent in a few seconds')).toBeVisible();
  await page.keyboard.press('u');
  await isPainted(page, check?.id ?? 0);
  expect(await status()).toBe('waiting');
  await page.keyboard.press('a');
  await expect.poll(status).toBe('verified');
});

test('a held message shows what its rule found, and goes on by one key', async ({ page, browser }) => {
  const [sender, receiver] = [await absentMember(browser, BRAND), await absentMember(browser, BRAND)];
  const [held] = await query<{ id: number }>(
    `insert into held_message (tenant_id, sender_id, profile_id, client_id, body, rule, held_at)
     select tenant_id, id, $2, gen_random_uuid(), 'Write to me at jo@example.com', 'contact', now() - interval '1 day'
     from profile where id = $1 returning id`,
    [sender, receiver],
  );
  const outcome = async (): Promise<unknown> =>
    (await query<{ outcome: string }>('select outcome from held_message where id = $1', [held?.id]))[0]?.outcome;
  await page.setViewportSize({ width: 360, height: 740 });
  await signInStaff(page, 'moderator', BRAND);
  await page.goto(consoleAddress('/held-messages'));
  await expect(page.locator('mark')).toHaveText('jo@example.com');
  await expect(page.getByText('Leads elsewhere')).toBeVisible();
  await isAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('c');
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Who wrote first decides this');
  await page.getByRole('button', { name: 'Read the conversation' }).click();
  await expect(page.getByText('They have not written to each other yet.')).toBeVisible();
  await isAccessible(page);
  const looks = await query("select account_id from member_look where kind = 'conversation' and account_id = any($1)", [
    [sender, receiver],
  ]);
  expect(looks).toHaveLength(2);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('r');
  await expect.poll(outcome).toBe('rejected');
});

test('a second person decides about a possible child whose photo its owner has deleted', async ({ page }) => {
  const { member, photo } = await photographedMember(page);
  await query(
    `insert into minor_evidence (tenant_id, photo_id, profile_id, file, first_by, requested_at)
     select tenant_id, id, profile_id, file, 'first@manyhearts.example', now() - interval '1 day' from photo where id = $1`,
    [photo],
  );
  await query("update profile set status = 'disabled', main_photo_id = null where id = $1", [member]);
  await query('delete from photo where id = $1', [photo]);
  await signInStaff(page, 'moderator', BRAND);
  await page.goto(consoleAddress('/second-looks'));
  await isPainted(page, photo);
  await expect(page.getByText('This copy was kept as evidence.')).toBeVisible();
  await isAccessible(page);
  await page.keyboard.press('a');
  await expect.poll(() => query('select from minor_evidence where photo_id = $1', [photo])).toEqual([]);
  await expect.poll(() => query('select status from profile where id = $1', [member])).toEqual([{ status: 'active' }]);
  // No count of decisions stands at a desk of hard pictures.
  await expect(page.getByText('decided', { exact: false })).toHaveCount(0);
});

test('support sees a member as others do, without their messages, and the look is written down', async ({
  page,
  browser,
}) => {
  const id = await absentMember(browser, BRAND, { name: 'Wanda Seen' });
  await signInStaff(page, 'support', BRAND);
  await page.goto(consoleAddress(`/members/${BRAND}/${id}`));
  await expect(page.getByRole('heading', { name: 'Why do you open this file?' })).toBeVisible();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  await expect(page.getByText('Has no premium.')).toBeVisible();
  await isAccessible(page);
  const looks = await query("select from audit_entry where action = 'member.viewed_as_others' and subject = $1", [
    `account:${id}`,
  ]);
  expect(looks).toHaveLength(1);
});
