import { type Browser, type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { grant, purchase } from './support/chats';
import { absentMember, confirmedMember } from './support/members';
import { picture } from './support/photos';
import { query } from './support/stack';
import { axeFaults, besidesSessionEnd, expect, test } from './support/test';

const BRAND = 'everglow';
const PHONE = { width: 360, height: 740 };
const QUESTION = 'My idea of a good Sunday';

test.use({ viewport: PHONE, reducedMotion: 'reduce' });

const sheet = (page: Page) => page.locator('dialog[open]');
const comment = (page: Page) => sheet(page).getByRole('textbox', { name: 'Comment' });
const answerHeart = (page: Page) => page.getByRole('button', { name: `Like the answer: ${QUESTION}` });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const answer = (profile: number, text = 'Bread, and nobody asking for the plan.'): Promise<unknown> =>
  query(
    `insert into profile_prompt (tenant_id, profile_id, code, answer, position)
     select tenant_id, id, 'good_sunday', $2, 0 from profile where id = $1`,
    [profile, text],
  );

async function someone(browser: Browser, locale = 'en'): Promise<{ page: Page; id: number }> {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'locale', value: locale, url: addressOf(BRAND) }]);
  const page = await context.newPage();
  return { page, id: await confirmedMember(page, BRAND) };
}

test('an answer is liked with a comment; the other one sees what was liked, and the comment quotes it', async ({
  browser,
}) => {
  test.slow();
  const [one, other] = [await someone(browser), await someone(browser, 'de')];
  await answer(other.id);
  await grant(one.id, 100);
  await one.page.goto(addressOf(BRAND, `/members/${other.id}`));
  await answerHeart(one.page).click();
  await expect(sheet(one.page)).toContainText('nobody asking for the plan');
  await expect(sheet(one.page).getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  await comment(one.page).fill('Which bread?');
  await expect(sheet(one.page)).toContainText('A message costs');
  expect(await axeFaults(one.page)).toEqual([]);
  expect(await overflow(one.page)).toBeLessThanOrEqual(0);
  await sheet(one.page).getByRole('button', { name: 'Like and send' }).click();
  await expect(sheet(one.page).getByRole('status')).toContainText('Your like and your comment were sent.');
  await sheet(one.page).getByRole('link', { name: 'Open the chat' }).click();
  const log = (page: Page) => page.getByRole('log');
  await expect(log(one.page)).toContainText(QUESTION);
  await expect(log(one.page)).toContainText('nobody asking for the plan');
  await expect(log(one.page)).toContainText('Which bread?');

  await other.page.goto(addressOf(BRAND, '/likes'));
  const liked = 'Likt deine Antwort: So sieht für mich ein guter Sonntag aus';
  await expect(other.page.getByText(liked)).toBeVisible();
  expect(await axeFaults(other.page)).toEqual([]);
  await other.page.locator('main li').getByRole('link').first().click();
  await expect(other.page.getByText(liked)).toBeVisible();
  expect(await axeFaults(other.page)).toEqual([]);
  await other.page.goto(addressOf(BRAND, `/members/${one.id}/chat`));
  await expect(log(other.page)).toContainText('So sieht für mich ein guter Sonntag aus');
  await expect(log(other.page)).toContainText('Which bread?');
  expect(await axeFaults(other.page)).toEqual([]);
  for (const { page } of [one, other]) await page.context().close();
});

test('a photo is liked without a word, stays so after a reload, and gives the focus back', async ({
  page,
  browser,
}) => {
  const other = await someone(browser);
  const { buffer } = await picture('photo.jpg');
  await other.page.goto(addressOf(BRAND, '/profile'));
  await expect(other.page.getByText(/^\d+ of \d+$/)).toBeVisible();
  await other.page.locator('#photos-add').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expect(other.page.locator('[data-photo]')).toHaveCount(1);
  const photos = () => query<{ id: number }>('select id from photo where profile_id = $1', [other.id]);
  await expect.poll(async () => (await photos()).length).toBe(1);
  const [photo] = await photos();
  await query("update photo set status = 'active', decided_at = now() where id = $1", [photo?.id]);
  await query('update profile set main_photo_id = $2 where id = $1', [other.id, photo?.id]);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await confirmedMember(page, BRAND);
  await page.goto(addressOf(BRAND, `/members/${other.id}`));
  const heart = page.getByRole('button', { name: 'Like this photo' });
  await heart.click();
  await expect(sheet(page).getByRole('heading', { name: 'Like this photo' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(heart).toBeFocused();
  await page.keyboard.press('Enter');
  await sheet(page).getByRole('button', { name: 'Like', exact: true }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(heart).toHaveAccessibleName('Like this photo. You like this');
  await expect(page.locator('main button[aria-pressed]')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAccessibleName('Like this photo. You like this');
  await page.locator('main button[aria-pressed]').click();
  await expect(heart).toHaveAccessibleName('Like this photo');

  await page.locator('main button[aria-pressed]').click();
  await heart.click();
  await sheet(page).getByRole('button', { name: 'Like', exact: true }).click();
  await expect(sheet(page)).toHaveCount(0);
  await other.page.goto(addressOf(BRAND, '/likes'));
  await expect(other.page.getByText('Likes one of your photos')).toBeVisible();
  await expect(other.page.locator('main li p img')).toBeVisible();
  await other.page.context().close();
});

test('without credits the like stands, the comment is kept, and the way to credits is there', async ({
  page,
  browser,
  complaints,
}) => {
  const other = await absentMember(browser, BRAND);
  await answer(other);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const id = await confirmedMember(page, BRAND);
  await query('update credit_balance set balance = 0 where account_id = $1', [id]);
  await page.goto(addressOf(BRAND, `/members/${other}`));
  await answerHeart(page).click();
  await comment(page).fill('Which bread?');
  await sheet(page).getByRole('button', { name: 'Like and send' }).click();
  const told = sheet(page).getByRole('alert');
  await expect(told).toContainText('Your like counts.');
  await expect(told).toContainText('You don’t have enough credits');
  await expect(comment(page)).toHaveValue('Which bread?');
  await expect(told.getByRole('link')).toHaveAttribute('href', new RegExp(`/credits\\?from=.*${other}`));
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await answerHeart(page).click();
  await expect(comment(page)).toHaveValue('Which bread?');
  await grant(id, 100);
  await purchase(id);
  await sheet(page).getByRole('button', { name: 'Like and send' }).click();
  await expect(sheet(page).getByRole('status')).toContainText('were sent');
  expect(besidesSessionEnd(complaints)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`what two have in common comes first, and fits a small phone, ${colorScheme}`, async ({ page, browser }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 740 });
    const brand = 'knotted';
    const other = await absentMember(browser, brand);
    await answer(other, '„Donaudampfschifffahrtsgesellschaftskapitänswitwenrente“');
    await page.context().addCookies([{ name: 'locale', value: 'de', url: addressOf(brand) }]);
    const id = await confirmedMember(page, brand);
    await query("update profile set interests = '{1,2,64}', smoker = 'no', body_type = 'slim' where id = any($1)", [
      [id, other],
    ]);
    await page.goto(addressOf(brand, `/members/${other}`));
    await expect(page.getByText('Das mögt ihr beide: Reisen und Wandern')).toBeVisible();
    const shared = page.getByRole('list', { name: 'Genau wie du' });
    await expect(shared.getByRole('listitem')).toHaveText([/Rauchen Nein/, /Reisen/, /Wandern/, /Ehrenamt/]);
    expect(await axeFaults(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: /^Antwort liken/ }).click();
    await expect(sheet(page).getByRole('button', { name: 'Liken', exact: true })).toBeInViewport();
    expect(await axeFaults(page)).toEqual([]);
    expect(await sheet(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

test('a comment that may hurt is asked about first, and nothing is liked meanwhile', async ({ browser }) => {
  const [one, other] = [await someone(browser), await someone(browser)];
  await answer(other.id);
  await grant(one.id, 100);
  await one.page.goto(addressOf(BRAND, `/members/${other.id}`));
  await answerHeart(one.page).click();
  await comment(one.page).fill('You stupid bitch');
  await sheet(one.page).getByRole('button', { name: 'Like and send' }).click();
  await expect(sheet(one.page)).toContainText('Send this?');
  expect(await axeFaults(one.page)).toEqual([]);
  expect(await query('select from member_like where liker_id = $1', [one.id])).toEqual([]);
  await sheet(one.page).getByRole('button', { name: 'Change message' }).click();
  await expect(comment(one.page)).toHaveValue('You stupid bitch');
  await comment(one.page).fill('Which bread?');
  await sheet(one.page).getByRole('button', { name: 'Like and send' }).click();
  await expect(sheet(one.page).getByRole('status')).toContainText('Your like and your comment were sent.');
  for (const { page } of [one, other]) await page.context().close();
});
