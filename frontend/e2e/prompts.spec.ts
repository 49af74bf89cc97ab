import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { endIntercepting, intercept } from './support/intercept';
import { callApi, confirmedMember, newMember } from './support/members';
import { axeFaults, expect, test } from './support/test';

const PHONE = { width: 360, height: 740 };
const QUESTION = 'My idea of a good Sunday';

test.use({ viewport: PHONE, reducedMotion: 'reduce' });

const group = (page: Page) => page.locator('#prompts');
const card = (page: Page, code: string) => page.locator(`#prompt-${code}`);
const sheet = (page: Page) => page.locator('dialog[open]');
const answer = (page: Page) => sheet(page).getByRole('textbox');
const saved = (page: Page, code: string) => card(page, code).getByRole('status').filter({ hasText: 'Saved' });

async function openProfile(page: Page, brand = 'everglow', locale = 'en'): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: locale, url: addressOf(brand) }]);
  await page.goto(addressOf(brand, '/profile'));
  await expect(page.locator('#name input')).toBeEnabled();
}

/** Chooses a question and writes. */
async function write(page: Page, question: string, text: string): Promise<void> {
  await group(page).getByRole('button', { name: 'Answer a question' }).click();
  await sheet(page).getByRole('button', { name: question }).click();
  await expect(answer(page)).toBeFocused();
  await answer(page).fill(text);
}
const done = (page: Page) => sheet(page).getByRole('button', { name: 'Done' }).click();

const codesOf = async (page: Page): Promise<string[]> => {
  const { body } = await callApi(page, '/api/profile');
  return (body as { prompts: { code: string }[] }).prompts.map(({ code }) => code);
};

test('a question is chosen, answered, still there after a reload, and read by others before the facts', async ({
  page,
  browser,
}) => {
  const id = await confirmedMember(page, 'everglow');
  await openProfile(page);
  await group(page).getByRole('button', { name: 'Answer a question' }).click();
  await expect(sheet(page).getByRole('heading', { name: 'Choose a question' })).toBeVisible();
  // The brand's own stand first.
  await expect(sheet(page).getByRole('listitem').first()).toHaveText('Worth staying up late for');
  expect(await axeFaults(page)).toEqual([]);
  await sheet(page).getByRole('button', { name: QUESTION }).click();
  await expect(sheet(page).getByRole('heading', { name: QUESTION })).toBeVisible();
  await answer(page).fill('Bread,\nand nobody asking for the plan.');
  await expect(sheet(page)).toContainText('38 of 150 characters');
  await expect(sheet(page).getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await done(page);
  await expect(sheet(page)).toHaveCount(0);
  await expect(group(page).getByRole('button', { name: 'Answer a question' })).toBeFocused();
  await page.reload();
  await expect(card(page, 'good_sunday')).toContainText('nobody asking for the plan.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  const reader = await context.newPage();
  await confirmedMember(reader, 'everglow');
  await context.addCookies([{ name: 'locale', value: 'de', url: addressOf('everglow') }]);
  await reader.goto(addressOf('everglow', `/members/${id}`));
  const question = reader.getByRole('heading', { name: 'So sieht für mich ein guter Sonntag aus' });
  await expect(question).toBeVisible();
  await expect(question.locator('..')).toContainText('nobody asking for the plan.');
  const [own, facts] = [await question.boundingBox(), await reader.getByText('Geschlecht').first().boundingBox()];
  expect(own?.y).toBeLessThan(facts?.y ?? 0);
  expect(await axeFaults(reader)).toEqual([]);
  await context.close();
});

test('three are answered at the most; they change places, questions, and go', async ({ page }) => {
  await newMember(page, 'everglow');
  await openProfile(page);
  for (const question of [QUESTION, 'Two truths and a lie', 'Where you’ll find me at a party']) {
    await write(page, question, 'An answer.');
    await done(page);
  }
  await expect(group(page).getByRole('listitem')).toHaveCount(3);
  await expect(group(page).getByRole('button', { name: 'Answer a question' })).toHaveCount(0);
  await expect(card(page, 'party_spot').getByRole('button').first()).toBeFocused();
  await expect(saved(page, 'party_spot')).toBeVisible();
  await group(page).getByRole('button', { name: 'Move up: Two truths and a lie' }).click();
  await expect(group(page).getByRole('listitem').first()).toContainText('Two truths');
  await expect.poll(() => codesOf(page)).toEqual(['two_truths', 'good_sunday', 'party_spot']);

  await card(page, 'good_sunday').getByRole('button', { name: QUESTION }).first().click();
  await answer(page).fill('The same words.');
  await sheet(page).getByRole('button', { name: 'Choose another question' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Two truths' })).toHaveCount(0);
  await sheet(page).getByRole('button', { name: 'A trip I’d take again tomorrow' }).click();
  await expect(answer(page)).toHaveValue('The same words.');
  await done(page);
  await expect(group(page).getByRole('listitem').nth(1)).toContainText('A trip I’d take again tomorrow');
  await expect.poll(() => codesOf(page)).toEqual(['two_truths', 'trip_again', 'party_spot']);

  await card(page, 'two_truths').getByRole('button', { name: 'Two truths' }).first().click();
  await sheet(page).getByRole('button', { name: 'Remove' }).click();
  await expect(group(page).getByRole('listitem')).toHaveCount(2);
  await expect(group(page).getByRole('button', { name: 'Answer a question' })).toBeFocused();
  await expect.poll(() => codesOf(page)).toEqual(['trip_again', 'party_spot']);
});

test('without a connection it says so, keeps the words over a reload, and saves them when it is back', async ({
  page,
  complaints,
}) => {
  await newMember(page, 'everglow');
  await openProfile(page);
  await intercept(page, '**/api/profile/prompts/**', (route) => route.abort());
  await write(page, QUESTION, 'Written in a tunnel.');
  await expect(sheet(page).getByRole('alert')).toContainText(['', 'We couldn’t connect']);
  await done(page);
  await expect(card(page, 'good_sunday')).toContainText('We couldn’t connect');
  expect(await axeFaults(page)).toEqual([]);
  await page.goto('about:blank');
  await openProfile(page);
  await expect(card(page, 'good_sunday')).toContainText('Written in a tunnel.');
  endIntercepting(page);
  await card(page, 'good_sunday').getByRole('button', { name: 'Try again' }).click();
  await expect(saved(page, 'good_sunday')).toBeVisible();
  expect(await codesOf(page)).toEqual(['good_sunday']);
  complaints.splice(0);
});

test('an answer that is too long waits, and one without words leaves what was saved', async ({ page }) => {
  await newMember(page, 'everglow');
  await openProfile(page);
  await write(page, QUESTION, '👩‍👩‍👧'.repeat(151));
  await expect(sheet(page)).toContainText('Over the limit by 1.');
  await answer(page).fill('👩‍👩‍👧'.repeat(150));
  await done(page);
  await expect(saved(page, 'good_sunday')).toBeVisible();
  await card(page, 'good_sunday').getByRole('button', { name: QUESTION }).first().click();
  await answer(page).fill('');
  await expect(sheet(page)).toContainText('Write a few words to save your answer.');
  await done(page);
  await expect(card(page, 'good_sunday')).toContainText('👩‍👩‍👧');
  expect(await codesOf(page)).toEqual(['good_sunday']);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a long German question fits a small phone, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await confirmedMember(page, 'knotted');
    await openProfile(page, 'knotted', 'de');
    await group(page).getByRole('button', { name: 'Frage beantworten' }).click();
    const long = 'Wenn meine Zimmerpflanze reden könnte, würde sie sagen';
    await sheet(page).getByRole('button', { name: long }).click();
    await answer(page).fill('„Donaudampfschifffahrtsgesellschaftskapitänswitwenrente ist auch nur ein Wort.“');
    await expect(sheet(page).getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    expect(await sheet(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await sheet(page).getByRole('button', { name: 'Fertig' }).click();
    await expect(card(page, 'houseplant_says')).toContainText(long);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

test('what is missing leads to the questions', async ({ page }) => {
  await newMember(page, 'everglow');
  await openProfile(page);
  const missing = page.getByRole('navigation', { name: 'Still to add:' });
  await missing.getByRole('link', { name: 'Answers' }).click();
  await expect(group(page).getByRole('button', { name: 'Answer a question' })).toBeFocused();
});
