import { type Page } from '@playwright/test';
import { consoleAddress, signInStaff, startWork } from './support/console';
import { test } from './support/console-test';
import { intercept } from './support/intercept';
import { confirmedMember } from './support/members';
import { picture } from './support/photos';
import { query } from './support/stack';
import { axeFaults, expect } from './support/test';

const BRAND = 'knotted';
const PHOTOS = 14;

const shown: number[] = [];
// Their photos share one file, which goes with the first that is rejected: nobody else is to meet them.
test.afterEach(() => query("update profile set status = 'disabled' where id = any($1)", [shown.splice(0)]));

/** Photos of one member that wait, each with a picture of its own key; oldest first. */
async function waitingPhotos(page: Page, brand: string): Promise<number[]> {
  const member = await confirmedMember(page, brand);
  shown.push(member);
  const { buffer } = await picture('one.jpg');
  const status = await page.evaluate(
    async (bytes) => {
      const init = { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: new Uint8Array(bytes) };
      return (await fetch('/api/photos', init)).status;
    },
    [...buffer],
  );
  expect(status).toBe(201);
  await query(
    `insert into photo (tenant_id, profile_id, position, file, key, blurred_key, width, height, phash, created_at)
     select tenant_id, profile_id, n, file, md5(key || n), md5(blurred_key || n), width, height, phash,
       created_at - interval '1 day' + make_interval(secs => n)
     from photo, generate_series(1, $2::integer) n where profile_id = $1`,
    [member, PHOTOS - 1],
  );
  const rows = await query<{ id: number }>('select id from photo where profile_id = $1 order by created_at', [member]);
  await page.context().clearCookies();
  return rows.map(({ id }) => id);
}

const statusOf = async (id: number | undefined): Promise<string | undefined> =>
  (await query<{ status: string }>('select status from photo where id = $1', [id]))[0]?.status;

/** The photo that the screen has painted last. */
const painted = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [mark] = performance.getEntriesByName('picture-painted');
    return Number(String((mark as PerformanceMark | undefined)?.detail ?? '').split(' ')[1]);
  });

const isPainted = (page: Page, id: number | undefined): Promise<void> =>
  expect.poll(() => painted(page), { intervals: [20] }).toBe(id);

test('a moderator decides ten photos by keys alone, and takes back what was wrong', async ({ page, complaints }) => {
  const photos = await waitingPhotos(page, BRAND);
  await startWork(page, 'moderator', BRAND);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, '**/photos/*/picture', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { name: 'Photos' })).toBeVisible();
  await expect(page.getByText('First photo')).toBeVisible();
  // Nothing is decided before it is seen.
  await page.keyboard.press('a');
  await page.keyboard.press('r');
  await page.keyboard.press('1');
  release();
  await isPainted(page, photos[0]);
  expect(await query("select from photo where id = any($1) and status <> 'pending'", [photos])).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page)).toEqual([]);
  }
  // A held key counts once.
  await page.keyboard.down('a');
  await page.keyboard.down('a');
  await page.keyboard.up('a');
  await isPainted(page, photos[1]);
  await page.keyboard.press('r');
  await page.keyboard.press('4');
  await isPainted(page, photos[2]);
  await page.keyboard.press('u');
  await isPainted(page, photos[1]);
  await page.keyboard.press('a');
  for (const photo of photos.slice(2, 9)) {
    await isPainted(page, photo);
    await page.keyboard.press('a');
  }
  await isPainted(page, photos[9]);
  await page.keyboard.press('u');
  await isPainted(page, photos[8]);
  await expect.poll(() => statusOf(photos[8])).toBe('pending');
  await page.keyboard.press('r');
  await page.keyboard.press('6');
  await isPainted(page, photos[9]);
  await page.keyboard.press('a');
  await isPainted(page, photos[10]);
  expect(await statusOf(photos[8])).toBe('pending');
  // Waiting decisions are sent when the page goes, and the other photos are released.
  await page.goto(consoleAddress('/'));
  await expect.poll(() => statusOf(photos[8])).toBe('rejected');
  for (const photo of [...photos.slice(0, 8), photos[9]]) await expect.poll(() => statusOf(photo)).toBe('active');
  await expect.poll(() => query('select from staff_claim where item = any($1::text[])', [photos])).toEqual([]);
  expect(complaints.splice(0).filter((text) => !/status of 40[13]|status of 422/.test(text))).toEqual([]);
});

test('on a phone buttons do it, and what somebody else took is passed over', async ({ page, complaints }) => {
  const photos = await waitingPhotos(page, 'fellow');
  await page.setViewportSize({ width: 360, height: 740 });
  await signInStaff(page, 'moderator', 'fellow');
  await page.goto(consoleAddress('/photos'));
  await isPainted(page, photos[0]);
  // The other one took this at the same moment.
  await query(
    `update staff_claim set staff_id = (select id from staff where email = 'operator@manyhearts.example')
     where item = $1`,
    [String(photos[0])],
  );
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Somebody else was quicker')).toBeVisible();
  await isPainted(page, photos[1]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Quality' }).click();
  // The next one is seen from its top, though the button stands below it.
  await isPainted(page, photos[2]);
  await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport({ ratio: 1 });
  await expect.poll(() => statusOf(photos[1])).toBe('rejected');
  expect(await statusOf(photos[0])).toBe('pending');
  complaints.splice(0);
  // A similar photo that was rejected is shown beside it. A note is typed without any letter deciding something.
  await page.reload();
  await isPainted(page, photos[2]);
  await expect(page.getByRole('region', { name: 'Rejected here before' })).toContainText('Quality');
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: /^Note/ }).fill('Another of an advert.');
  await page.keyboard.press('Control+Enter');
  const notes = page.getByRole('region', { name: 'Notes for whoever looks next' });
  await expect(notes.getByRole('listitem')).toContainText('Another of an advert.');
  expect(await axeFaults(page)).toEqual([]);
  const stillWider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(stillWider).toBeLessThanOrEqual(0);
  expect(await statusOf(photos[2])).toBe('pending');
  // An address may name the photo that is found.
  await page.goto(consoleAddress(`/photos?item=${photos[6]}&tenant=fellow`));
  await isPainted(page, photos[6]);
  await page.goto(consoleAddress(`/photos?item=${photos[1]}&tenant=fellow`));
  await expect(page.getByText('does not wait here any more')).toBeVisible();
  complaints.splice(0);
});

test('a moderator has pictures blurred, grey and small, and no more of them after four hours', async ({
  page,
  complaints,
}) => {
  const photos = await waitingPhotos(page, 'everglow');
  const email = await signInStaff(page, 'moderator', 'everglow');
  await page.goto(consoleAddress('/photos'));
  await isPainted(page, photos[0]);
  const large = page.getByRole('img', { name: /^Photo of/ });
  await expect(large).toHaveCSS('filter', 'none');
  await page.keyboard.press('v');
  const sheet = page.getByRole('dialog', { name: 'How pictures are shown to you' });
  await sheet.getByLabel('Blur, in percent').fill('50');
  await sheet.getByLabel('Grey').selectOption('Yes');
  await sheet.getByLabel('Small until you want more').selectOption('Yes');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page)).toEqual([]);
  }
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(large).toHaveCSS('filter', 'blur(20px) grayscale(1)');
  expect((await large.boundingBox())?.width).toBeLessThan(150);
  await page.keyboard.press(' ');
  await expect(large).toHaveCSS('filter', 'grayscale(1)');
  expect((await large.boundingBox())?.width).toBeGreaterThan(300);
  await page.keyboard.press('g');
  await expect(large).toHaveCSS('filter', 'none');
  // A key just after G may be meant for a way to another screen.
  await page.waitForTimeout(1300);
  await page.keyboard.press('a');
  await isPainted(page, photos[1]);
  await expect(large).toHaveCSS('filter', 'blur(20px)');
  // The count is written after the decision.
  await expect
    .poll(() =>
      query(
        `update staff_picture_time set looked_ms = 4 * 3600000
         where staff_id = (select id from staff where email = $1) returning 1`,
        [email],
      ),
    )
    .toHaveLength(1);
  await page.reload();
  await expect(page.getByText('You have looked at pictures for 4 hours')).toBeVisible();
  await expect(page.getByText('Nothing waits here.')).toBeVisible();
  expect(await statusOf(photos[1])).toBe('pending');
  expect(complaints.splice(0).filter((text) => !/status of 40[13]|status of 422/.test(text))).toEqual([]);
});
