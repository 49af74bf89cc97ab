import { type Page } from '@playwright/test';
import { arrived, BRAND, grant, log, openWith, purchase, say, sendBy, someone } from './support/chats';
import { endIntercepting, intercept } from './support/intercept';
import { query, tenants } from './support/stack';
import { axeFaults, expect, test } from './support/test';

/** Staff look at what is held, and decide about what that member has written. */
async function decide(sender: number, decisions: Readonly<Record<string, 'release' | 'reject'>>): Promise<void> {
  const held = (await tenants(['held-messages', BRAND])).split('\n');
  for (const [text, verb] of Object.entries(decisions)) {
    const line = held.find((one) => one.includes(` from ${sender} to `) && one.endsWith(JSON.stringify(text)));
    const by = ['--message', /^\d+/.exec(line ?? '')?.[0] ?? '', '--author', 'operator@manyhearts.example'];
    await tenants([`${verb}-message`, BRAND, ...by]);
  }
}

/** Says each of the texts to so many that the next one gets it only after a look. */
async function spread(page: Page, texts: readonly string[]): Promise<void> {
  // By the database: on the first page of a search stand whoever was here last.
  const people = await query<{ id: number }>(
    `select p.id from profile p join tenant t on t.id = p.tenant_id
     where t.slug = $1 and p.fictional and p.status = 'active' order by p.id limit 4`,
    [BRAND],
  );
  expect(people).toHaveLength(4);
  for (const text of texts) for (const { id } of people) await sendBy(page, id, text);
}

const FIRST = 'You are the most beautiful person that I have seen here';
const SECOND = 'Something tells me that the two of us would laugh a lot';
const note = (page: Page, text: RegExp) => log(page).getByRole('group').filter({ hasText: text });

test('a message that is held waits in its place on every device, and its sender learns what became of it', async ({
  browser,
}) => {
  test.slow();
  const [one, other] = [await someone(browser), await someone(browser)];
  await grant(one.id, 1000);
  await purchase(one.id);
  await spread(one.page, [FIRST, SECOND]);
  await openWith(one.page, other.id);
  await say(one.page, FIRST);
  await expect(note(one.page, /^Under review\./)).toContainText('before we send it');
  await say(one.page, SECOND);
  await say(one.page, 'Hello');
  await expect(arrived(one.page)).toBeAttached();
  expect(await axeFaults(one.page)).toEqual([]);

  const device = await browser.newContext({ viewport: { width: 390, height: 800 } });
  await device.addCookies(await one.page.context().cookies());
  const [second] = [await device.newPage(), await one.page.reload()];
  await openWith(second, other.id);
  await openWith(other.page, one.id);
  for (const page of [one.page, second]) {
    await expect(note(page, /^Under review/)).toHaveCount(2);
    await expect(log(page).locator('p[dir=auto]')).toHaveText([FIRST, SECOND, 'Hello']);
  }
  await expect(log(other.page)).toContainText('Hello');

  await decide(one.id, { [SECOND]: 'release', [FIRST]: 'reject' });
  for (const page of [one.page, second]) {
    const rejected = note(page, /^Not sent\. The same text went to many people/);
    await expect(rejected).toHaveCount(1);
    await expect(rejected.getByRole('button')).toHaveText(['Delete']);
    await expect(rejected.getByRole('link', { name: 'Appeal this decision' })).toHaveAttribute('href', /^\/decisions/);
    await expect(note(page, /^Under review/)).toHaveCount(0);
    await expect(log(page).locator('p[dir=auto]')).toHaveText([FIRST, 'Hello', SECOND]);
  }
  await expect(log(other.page)).toContainText(SECOND);
  await expect(log(other.page)).not.toContainText(FIRST);
  expect(await axeFaults(one.page)).toEqual([]);

  await intercept(one.page, '**/api/held-messages/*', (route) => route.abort());
  await note(one.page, /^Not sent/)
    .getByRole('button')
    .click();
  await expect(note(one.page, /^Not sent/)).toContainText('We couldn’t connect');
  endIntercepting(one.page);
  await note(one.page, /^Not sent/)
    .getByRole('button')
    .click();
  await expect(log(one.page)).not.toContainText(FIRST);
  await one.page.reload();
  await expect(log(one.page)).toContainText(SECOND);
  await expect(log(one.page)).not.toContainText(FIRST);
  for (const context of [one.page.context(), other.page.context(), device]) await context.close();
});

test('what asks for money or leads away comes with its own warning, and a report or a block from there', async ({
  browser,
}) => {
  test.slow();
  const [one, other] = [await someone(browser), await someone(browser)];
  await sendBy(other.page, one.id, 'My WhatsApp is 06 12 34 56 78');
  await sendBy(other.page, one.id, 'Could you send me some money for the train?');
  await openWith(other.page, one.id);
  await expect(log(other.page)).toContainText('Could you send me');
  await expect(other.page.getByRole('note')).toHaveCount(0);
  await openWith(one.page, other.id);
  const warning = (text: string) => log(one.page).getByRole('note').filter({ hasText: text });
  await expect(warning('This message tries to move your chat')).toBeVisible();
  const money = warning('Never send money to someone you haven’t met');
  await expect(money).toBeVisible();
  expect(await axeFaults(one.page)).toEqual([]);

  const dialog = one.page.getByRole('dialog');
  await money.getByRole('button', { name: 'Report' }).click();
  await expect(dialog.getByRole('heading')).toBeFocused();
  await one.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(money.getByRole('button', { name: 'Report' })).toBeFocused();
  await one.page.keyboard.press('Enter');
  await dialog.getByLabel('What’s wrong?').selectOption('scam');
  const sent = one.page.waitForRequest('**/api/reports');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ profile: other.id, reason: 'scam' });
  await expect(dialog.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await money.getByRole('button', { name: 'Block' }).click();
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(one.page.getByRole('heading', { name: /is blocked$/ })).toBeVisible();
  await one.page.context().close();
  await other.page.context().close();
});
