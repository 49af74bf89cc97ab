import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { arrived, BRAND, field, grant, leave, log, openWith, say, sendBy, someone } from './support/chats';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const dialog = (page: Page) => page.getByRole('dialog');
const write = (id: number, words: string) =>
  query('update profile set about = $2, city = $3 where id = $1', [id, words, 'Aarhus']);

async function invented(): Promise<number> {
  const [found] = await query<{ id: number }>(
    `select p.id from profile p join tenant t on t.id = p.tenant_id
     where t.slug = $1 and p.fictional and p.status = 'active' order by p.id limit 1`,
    [BRAND],
  );
  return found?.id ?? 0;
}

test('a first message begins with what the other has said, and is sent only by its writer', async ({ browser }) => {
  const [one, other] = [await someone(browser, 360), await someone(browser)];
  await write(other.id, 'I bake bread on Sundays.');
  await openWith(one.page, other.id);
  const openers = one.page.getByRole('list', { name: /^Need a start/ }).getByRole('button');
  await expect(openers).toHaveText([
    'You wrote “I bake bread on Sundays.”. Tell me more?',
    'What do you like best about Aarhus?',
    'What made you smile this week?',
  ]);
  expect(await axeFaults(one.page)).toEqual([]);
  expect(await one.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await openers.nth(1).click();
  await expect(field(one.page)).toHaveValue('What do you like best about Aarhus?');
  await expect(field(one.page)).toBeFocused();
  await expect(log(one.page).getByText('Sent', { exact: true })).toHaveCount(0);
  await say(one.page, 'What do you bake?');
  await expect(arrived(one.page)).toBeAttached();
  await expect(openers).toHaveCount(0);
  await leave(one.page, other.page);
});

test('the first message to a fictional profile is asked about once, and what was written stays', async ({
  browser,
}) => {
  const { page, id } = await someone(browser);
  await grant(id, 100);
  await openWith(page, await invented());
  await say(page, 'Good evening');
  await expect(dialog(page)).toContainText('There’s no real member behind it.');
  expect(await axeFaults(page)).toEqual([]);
  const [find, go] = [dialog(page).getByRole('link', { name: 'Find people' }), dialog(page).getByRole('button')];
  const [one, two] = [await find.boundingBox(), await go.boundingBox()];
  expect([one?.width, one?.height]).toEqual([two?.width, two?.height]);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('Good evening');
  await say(page, 'Good evening');
  await go.click();
  await expect(arrived(page)).toBeAttached();
  await say(page, 'How are you?');
  await expect(log(page)).toContainText('How are you?');
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await say(page, 'Still there?');
  await expect(log(page)).toContainText('Still there?');
  await leave(page);
});

test('words that hurt are asked about before they go out', async ({ browser }) => {
  const [one, other] = [await someone(browser), await someone(browser)];
  await openWith(one.page, other.id);
  await say(one.page, 'You bitch');
  await expect(dialog(one.page)).toContainText('Send this?');
  expect(await axeFaults(one.page)).toEqual([]);
  await dialog(one.page).getByRole('button', { name: 'Change message' }).click();
  await expect(field(one.page)).toHaveValue('You bitch');
  await say(one.page, 'You are quick');
  await expect(arrived(one.page)).toBeAttached();
  await expect(dialog(one.page)).toHaveCount(0);
  await say(one.page, 'Bitch, please');
  await dialog(one.page).getByRole('button', { name: 'Send anyway' }).click();
  await expect(log(one.page)).toContainText('Bitch, please');
  await leave(one.page, other.page);
});

test('one message is reported, with its words', async ({ browser }) => {
  const [one, other] = [await someone(browser), await someone(browser)];
  const conversation = await sendBy(other.page, one.id, 'Send me money');
  await one.page.goto(addressOf(BRAND, `/chats/${conversation}`));
  await expect(log(one.page)).toContainText('Send me money');
  await expect(one.page.getByText('Keep your phone number and address to yourself')).toBeVisible();
  await log(one.page).getByRole('button', { name: 'Report message' }).click();
  await expect(dialog(one.page).getByRole('blockquote')).toHaveText('Send me money');
  await dialog(one.page).getByRole('combobox').selectOption('scam');
  expect(await axeFaults(one.page)).toEqual([]);
  await dialog(one.page).getByRole('button', { name: /^Send/ }).click();
  await expect(dialog(one.page)).toContainText(/Thank/);
  const rows = await query<{ evidence: { reported: { text: string }[] } }>(
    'select evidence from report where reporter_id = $1',
    [one.id],
  );
  expect(rows[0]?.evidence.reported).toMatchObject([{ text: 'Send me money' }]);
  await one.page.keyboard.press('Escape');
  await one.page.getByRole('button', { name: 'Close this tip' }).click();
  await one.page.reload();
  await expect(log(one.page)).toContainText('Send me money');
  await expect(one.page.getByText('Keep your phone number and address to yourself')).toHaveCount(0);
  await leave(one.page, other.page);
});
