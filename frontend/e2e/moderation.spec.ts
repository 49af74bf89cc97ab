import { type Page } from '@playwright/test';
import { createHash, randomBytes } from 'node:crypto';
import { addressOf } from './support/brands';
import { consoleAddress, signInStaff } from './support/console';
import { confirmedMember, forgetCalls, newEmail } from './support/members';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'sheer';
/** A report of another test that waits here would come first at the desk. */
const ELSEWHERE = 'everglow';

/** A link's token in place of the one that is mailed. */
async function statementToken(account: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const rows = await query(
    `update statement s set token_hash = $2 from decision d
     where d.tenant_id = s.tenant_id and d.id = s.decision_id and d.account_id = $1 returning 1`,
    [account, createHash('sha256').update(token).digest()],
  );
  expect(rows).toHaveLength(1);
  return token;
}

/** On a phone, a bar leads to the decision that is below the report. */
async function leadsToDecision(desk: Page): Promise<void> {
  await desk.setViewportSize({ width: 360, height: 400 });
  const bar = desk.getByRole('button', { name: 'Decide', exact: true });
  await bar.click();
  await expect(desk.getByRole('group', { name: 'Decide' })).toBeFocused();
  await expect(bar).toHaveCount(0);
  await desk.setViewportSize({ width: 1280, height: 720 });
}

test('somebody without an account reports, staff decide by keys, and the member appeals to another person', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  const [context, other] = await Promise.all([browser.newContext(), browser.newContext()]);
  const member = await context.newPage();
  const id = await confirmedMember(member, BRAND);

  await forgetCalls('/api/notices');
  await page.goto(addressOf(BRAND, '/report'));
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByLabel('Where is it?')).toBeFocused();
  await page.getByLabel('Where is it?').fill(addressOf(BRAND, `/members/${id}`));
  await page.getByLabel('What’s wrong?').selectOption('scam');
  await page.getByLabel('Why is it wrong?').fill('They asked me for money more than once.');
  await page.getByLabel('Your name').fill('Alex');
  await page.getByLabel('Your email address').fill(newEmail());
  await page.getByLabel('To the best of my knowledge').check();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/^N-[0-9A-Z]{12}$/)).toBeVisible();

  const desk = await other.newPage();
  await signInStaff(desk, 'moderator', BRAND);
  await desk.goto(consoleAddress(`/brands/${BRAND}/reports`));
  await expect(desk.getByText('They asked me for money')).toBeVisible();
  expect(await axeFaults(desk)).toEqual([]);
  await leadsToDecision(desk);
  await desk.keyboard.press('b');
  await desk.keyboard.type('Please stop.');
  await desk.reload();
  await expect(desk.getByText('They asked me for money')).toBeVisible();
  await desk.keyboard.press('b');
  await expect(desk.getByLabel('In your own words')).toHaveValue('Please stop.');
  expect(await axeFaults(desk)).toEqual([]);
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('Decided. Both are told.')).toBeVisible();

  const link = addressOf(BRAND, `/decisions?token=${await statementToken(id)}`);
  await member.goto(link);
  await expect(member.getByText('Please stop.')).toBeVisible();
  await member.getByLabel('Why do you think we got it wrong?').fill('It was a misunderstanding.');
  expect(await axeFaults(member)).toEqual([]);
  await member.getByRole('button', { name: 'Send appeal' }).click();
  await expect(member.getByText('We’ve received your appeal.')).toBeVisible();

  await desk.goto(consoleAddress(`/brands/${BRAND}/appeals`));
  await expect(desk.getByText('You made this decision.')).toBeVisible();
  const second = await (await browser.newContext()).newPage();
  await signInStaff(second, 'moderator', BRAND);
  await second.goto(consoleAddress(`/brands/${BRAND}/block-looks`));
  await expect(second.getByText('They asked me for money')).toBeVisible();
  expect(await axeFaults(second)).toEqual([]);
  await second.keyboard.press('o');
  await second.keyboard.press('Control+Enter');
  await expect(second.getByText('Answered.')).toBeVisible();
  await second.goto(consoleAddress(`/brands/${BRAND}/appeals`));
  await expect(second.getByText('It was a misunderstanding.')).toBeVisible();
  expect(await axeFaults(second)).toEqual([]);
  // S passes something over at every desk, and one key alone answers nothing.
  await second.keyboard.press('s');
  await second.keyboard.press('r');
  await expect(second.getByLabel('In your own words')).toBeFocused();
  expect(await axeFaults(second)).toEqual([]);
  await second.keyboard.press('Control+Enter');
  await expect(second.getByText('Answered. The member is told.')).toBeVisible();
  await member.goto(link);
  await expect(member.getByText('we’ve reversed the decision')).toBeVisible();
  await second.goto(consoleAddress(`/brands/${BRAND}/moderation-figures`));
  await expect(second.getByRole('table', { name: 'Notices by reason' })).toContainText('Scam');
  for (const one of [context, other, second.context()]) await one.close();
  complaints.splice(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody reports by a form that the browser sends itself', async ({ page, complaints }) => {
    await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(ELSEWHERE) }]);
    await forgetCalls('/api/notices');
    await page.goto(addressOf(ELSEWHERE, '/report'));
    await page.getByLabel('Where is it?').fill(addressOf(ELSEWHERE, '/members/1'));
    await page.getByLabel('What’s wrong?').selectOption('illegal');
    await page.getByLabel('Why is it wrong?').fill('Short');
    await page.getByLabel('Your name').fill('Alex');
    const email = newEmail();
    await page.getByLabel('Your email address').fill(email);
    await page.getByLabel('To the best of my knowledge').check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Write between 20 and 3,000 characters.')).toBeVisible();
    await page.goBack();
    await page.getByLabel('Where is it?').fill(addressOf(ELSEWHERE, '/members/1'));
    await page.getByLabel('What’s wrong?').selectOption('illegal');
    await page.getByLabel('Why is it wrong?').fill('They sell what nobody may sell.');
    await page.getByLabel('Your name').fill('Alex');
    await page.getByLabel('Your email address').fill(email);
    await page.getByLabel('To the best of my knowledge').check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page).toHaveURL(/\/complaints\/sent$/);
    expect(await query('select from notice where email = $1', [email])).toHaveLength(1);
    // The browser logs the refusal of the first one.
    expect(complaints.splice(0).filter((text) => !text.includes('status of 422'))).toEqual([]);
  });
});
