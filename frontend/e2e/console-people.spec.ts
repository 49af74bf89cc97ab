import { randomUUID } from 'node:crypto';
import { accept, begin, consoleAddress, giveCode, invite, signInStaff, startWork } from './support/console';
import { fitsPhone, isAccessible, test } from './support/console-test';
import { query } from './support/stack';
import { expect } from './support/test';

test('an operator invites somebody, who begins; the operator changes their role, which ends their session', async ({
  page,
  browser,
}) => {
  const operator = await invite('operator');
  const secret = await begin(page, operator);
  await page.getByRole('link', { name: 'People' }).click();
  const invites = page.getByRole('button', { name: 'Invite somebody' });
  await expect(invites).toBeVisible();
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  const email = `newcomer-${randomUUID().slice(0, 8)}@manyhearts.example`;
  await dialog.getByLabel('E-mail address').fill(email);
  await page.reload();
  await expect(invites).toBeVisible();
  await page.keyboard.press('i');
  await expect(dialog.getByLabel('E-mail address')).toHaveValue(email);
  await dialog.getByLabel('Name').fill('Nora Newcomer');
  await dialog.getByLabel('Everglow').check();
  await isAccessible(page);
  // The second factor of the sign-in is older than five minutes.
  await query(
    'update staff_session set second_factor_at = null where staff_id = (select id from staff where email = $1)',
    [operator.email],
  );
  await dialog.getByRole('button', { name: 'Invite somebody' }).click();
  await giveCode(page, secret);
  const link = await page.getByLabel(/^The link for Nora Newcomer/).inputValue();
  await isAccessible(page);
  await page.getByRole('button', { name: 'I have passed it on' }).click();
  const row = page.getByRole('row', { name: /Nora Newcomer/ });
  await expect(row).toContainText(/Support.*Everglow.*invited, until/);

  const other = await (await browser.newContext()).newPage();
  await accept(other, link, email);
  await expect(other.getByRole('link', { name: 'People' })).toHaveCount(0);
  await other.goto(consoleAddress('/people'));
  await expect(other.getByRole('alert')).toBeVisible();

  await page.reload();
  await row.getByRole('link').click();
  await expect(page.getByText('in one browser, this minute')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Change role or brands' }).click();
  const change = page.getByRole('dialog', { name: 'Change role or brands' });
  await change.getByLabel('Role').selectOption('Moderator');
  await expect(change.getByText(/They are signed out everywhere, and their tokens end/)).toBeVisible();
  await change.getByRole('button', { name: 'Change role or brands' }).click();
  await expect(page.getByText(/^The role is changed, the person is signed out/)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^Moderator$/ })).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('E-mail address')).toBeVisible();
  await other.context().close();

  await page.setViewportSize({ width: 360, height: 740 });
  await fitsPhone(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^The person is removed and signed out/)).toBeVisible();
  await page.goto(consoleAddress('/people?removed=yes&q=Nora%20Newcomer'));
  await expect(row).toContainText('removed');
  await fitsPhone(page);
});

test('everybody sees their own sessions, and makes a token that is shown once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startWork(page, 'support', 'everglow');
  await page.getByRole('link', { name: 'You' }).click();
  await expect(page.getByRole('row', { name: /this one/ })).toBeVisible();
  await page.getByRole('button', { name: 'Make a token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the token').fill('laptop');
  await dialog.getByRole('button', { name: 'Make a token' }).click();
  const token = await page.getByLabel(/^The token “laptop”/).inputValue();
  const status = await page.evaluate(
    async (value) => (await fetch('/api/staff/me', { headers: { authorization: `Bearer ${value}` } })).status,
    token,
  );
  expect(status).toBe(200);
  await isAccessible(page);
  await fitsPhone(page);
  await page.reload();
  await expect(page.getByText('The token “laptop”')).toHaveCount(0);
  await page
    .getByRole('row', { name: /laptop/ })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No token works.')).toBeVisible();
});

test('an operator has a given-up delivery tried again, and discards one that lost its secrets', async ({ page }) => {
  const [retried, lost] = [randomUUID(), randomUUID()];
  await query(
    `insert into outbox (tenant_id, id, kind, payload, failed_at, last_error, attempts, lost_secrets)
     select t.id, given.id, given.kind, '{}', now(), 'smtp_550', 3, given.lost from tenant t, (values
       ($1::uuid, 'e2e_retried', false), ($2::uuid, 'e2e_lost', true)) given (id, kind, lost) where t.slug = 'everglow'`,
    [retried, lost],
  );
  await startWork(page, 'operator');
  await page.getByRole('link', { name: 'Platform' }).click();
  await page.getByRole('link', { name: 'See what failed' }).click();
  const row = (kind: string) => page.getByRole('row', { name: new RegExp(kind) });
  await expect(row('e2e lost')).toContainText('Cannot be sent any more');
  await expect(row('e2e lost').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await isAccessible(page);
  await row('e2e retried').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('It is tried again now.')).toBeVisible();
  await expect(row('e2e retried')).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await fitsPhone(page);
  await row('e2e lost').getByRole('button', { name: 'Discard' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The member has a newer link');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  // Rows behind an open dialog are not there for whoever asks by role.
  await expect(page.getByText('It is discarded.')).toBeVisible();
  await expect(row('e2e lost')).toHaveCount(0);
  expect(await query('select 1 from outbox where id = $1', [lost])).toEqual([]);
  const acts = await query<{ action: string }>(
    'select action from audit_entry where subject = any($1) order by action',
    [[`outbox:${retried}`, `outbox:${lost}`]],
  );
  expect(acts.map(({ action }) => action)).toEqual(['outbox.discarded', 'outbox.retried']);
  await query('delete from outbox where id = $1', [retried]);
});

test('a screen says that it is offline, and that the session is about to end, which one call prevents', async ({
  page,
}) => {
  await page.clock.install();
  await signInStaff(page, 'support', 'everglow');
  await page.goto(consoleAddress('/account'));
  await expect(page.getByRole('row', { name: /this one/ })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0);
  await page.clock.fastForward('28:30');
  await expect(page.getByText(/^You will be signed out at/)).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByText(/^You will be signed out at/)).toHaveCount(0);
});
