import { createHash } from 'node:crypto';
import { consoleAddress, signInStaff, startWork } from './support/console';
import { fitsPhone, isAccessible, test } from './support/console-test';
import { absentMember } from './support/members';
import { query } from './support/stack';
import { expect } from './support/test';

async function addressOfMember(id: number): Promise<string> {
  const [row] = await query<{ email: string }>('select email from account where id = $1', [id]);
  return row?.email ?? '';
}

async function lock(email: string): Promise<void> {
  await query(
    `insert into sign_in_tries (tenant_id, kind, subject, tries, blocks, blocked_until)
     select tenant_id, 'account', $2, 5, 1, now() + interval '15 minutes' from account where email_key = $1`,
    [email, createHash('sha256').update(email).digest('hex')],
  );
}

test('support on a phone finds why somebody cannot sign in, and lets them in again', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await absentMember(browser, 'everglow', { name: 'Wilhelmina Locked' });
  const email = await addressOfMember(id);
  await lock(email);
  await signInStaff(page, 'support', 'everglow');
  await page.goto(consoleAddress('/members'));
  const box = page.getByLabel('E-mail address, number, reference or how a name begins');
  await expect(box).toBeFocused();
  await isAccessible(page);
  await fitsPhone(page);
  await box.fill(email);
  let keys = 0;
  const press = async (key: string): Promise<void> => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Why do you open this file?' })).toBeVisible();
  await isAccessible(page);
  await press('1');
  await expect(page.getByText(/^Cannot sign in until .*: 5 wrong passwords\.$/)).toBeVisible();
  await isAccessible(page);
  await fitsPhone(page);
  await press('x');
  await expect(page.getByRole('dialog')).toContainText('The wrong passwords are forgotten.');
  await press('Enter');
  await expect(page.getByText(/^Nothing stands in the way\./)).toBeVisible();
  expect(keys).toBeLessThanOrEqual(8);
  await expect(page.getByRole('list').filter({ hasText: 'Unlocked' }).first()).toBeVisible();
  const [left] = await query<{ n: number }>(
    "select count(*)::integer as n from sign_in_tries where kind = 'account' and subject = $1",
    [createHash('sha256').update(email).digest('hex')],
  );
  expect(left?.n).toBe(0);
});

test('support of two brands is asked for the brand of an address, and nothing is asked that is refused', async ({
  page,
}) => {
  const email = await signInStaff(page, 'support', 'everglow');
  await query(
    "insert into staff_tenant (staff_id, tenant_id) select staff.id, tenant.id from staff, tenant where email = $1 and slug = 'sheer'",
    [email],
  );
  const refused: number[] = [];
  page.on('response', (response) => response.status() === 403 && refused.push(response.status()));
  await page.goto(consoleAddress('/members'));
  await page.getByLabel('E-mail address, number, reference or how a name begins').fill('clara@sheer.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose the brand: an address is looked for in one at a time.')).toBeVisible();
  await expect(page.getByLabel('Brand')).toBeFocused();
  expect(refused).toEqual([]);
  await page.getByLabel('Brand').selectOption('sheer');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(/Nobody fits|Why do you open this file/)).toBeVisible();
});

test('support of one brand finds nothing of another, in the search, in the palette and by address', async ({
  page,
  browser,
}) => {
  const other = await absentMember(browser, 'knotted', { name: 'Zebedee Elsewhere' });
  const email = await addressOfMember(other);
  await startWork(page, 'support', 'everglow');
  for (const q of ['Zebedee', email, String(other)]) {
    await page.goto(consoleAddress(`/members?q=${encodeURIComponent(JSON.stringify(q))}`));
    await expect(page.getByText(/^Nobody fits\./)).toBeVisible();
  }
  await page.getByRole('heading', { name: 'Members' }).click();
  await page.keyboard.press('Control+k');
  const answered = page.waitForResponse((response) => response.url().includes('/api/staff/members?q=Zebedee'));
  await page.keyboard.type('Zebedee');
  await answered;
  await expect(page.getByRole('dialog')).toContainText('Nothing is called that.');
  await page.keyboard.press('Escape');
  await page.goto(consoleAddress(`/members/knotted/${other}`));
  await expect(page.getByRole('heading', { name: 'There is no such screen' })).toBeVisible();
  await page.goto(consoleAddress(`/members/everglow/${other}`));
  await expect(page.getByRole('alert')).toHaveText('This brand has no such member.');
  const status = await page.evaluate(
    async (path) => (await fetch(path)).status,
    `/api/staff/tenants/knotted/members/${other}/file`,
  );
  expect(status).toBe(404);
});

test('an operator goes to a member by name, shows the address, keeps a note, gives credits, and blocks and unblocks', async ({
  page,
  browser,
}) => {
  const id = await absentMember(browser, 'everglow', { name: 'Quintilian Found' });
  const email = await addressOfMember(id);
  await startWork(page, 'operator');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Quintilian');
  await expect(page.getByRole('option', { name: /Quintilian Found.*Everglow/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(consoleAddress(`/members/everglow/${id}`));
  await page.getByLabel('In words').fill('Asked by the member on the phone');
  await page.getByRole('button', { name: 'Open the file' }).click();
  await expect(page.getByRole('heading', { name: /Quintilian Found/ })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the address' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel('New note').fill('Calls back on Monday.');
  await page.reload();
  await expect(page.getByLabel('New note')).toHaveValue('Calls back on Monday.');
  await page.getByRole('button', { name: 'Keep the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Calls back on Monday.' })).toBeVisible();
  await page.getByRole('button', { name: 'Give credits' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Credits').fill('5');
  await dialog.getByLabel('Reason').fill('A message was lost');
  await dialog.getByRole('button', { name: 'Give credits' }).click();
  await expect(page.getByRole('row', { name: /support.*\+5/ })).toBeVisible();
  await page.getByRole('button', { name: 'Give credits' }).click();
  await expect(dialog.getByText('You can give this member 195 credits now.')).toBeVisible();
  await dialog.getByLabel('Credits').fill('196');
  await expect(dialog.getByText('More than 195: a second person has to agree')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Many messages were lost');
  await dialog.getByRole('button', { name: 'Give credits' }).click();
  await expect(page.getByText('The credits wait for a second person.')).toBeVisible();
  await expect(
    page.getByText(/^196 credits wait for a second person until .* asked: “Many messages were lost”$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).first().click();
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('No credits are given.')).toBeVisible();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await dialog.getByLabel('Reason').fill('Sends links');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  // The member reads the rule, so a block needs one.
  await expect(dialog.getByLabel('What the member is told')).toBeFocused();
  await dialog.getByLabel('What the member is told').selectOption('contact_details');
  await dialog.getByLabel('Days (empty: no end)').fill('7');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText(/^Blocked (this minute|.* ago) by .* until .*: Sends links$/)).toBeVisible();
  expect(
    await query(
      'select reasons, round(extract(epoch from ends_at - decided_at) / 86400)::integer as days from decision where account_id = $1',
      [id],
    ),
  ).toEqual([{ reasons: ['contact_details'], days: 7 }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByLabel('Reason').fill('A misunderstanding');
  await dialog.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText(/^Nothing stands in the way\./)).toBeVisible();
  await isAccessible(page);
});

test('support reads a block on a report in words, and sends the way back of a deletion again', async ({
  page,
  browser,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [blocked, leaving] = [await absentMember(browser, 'everglow'), await absentMember(browser, 'everglow')];
  await query(
    `with held as (update account set status = 'blocked' where id = $1 returning tenant_id, id)
     insert into decision (tenant_id, account_id, kind, reasons, ground, content, source, is_software_found, decided_by, deciders, needs_look)
     select tenant_id, id, 'member_blocked', '{fake_profile}', 'terms', '{}', 'notice', false, 'noor', '{}', false from held`,
    [blocked],
  );
  await query(
    `with gone as (update account set status = 'pending_deletion' where id = $1 returning tenant_id, id)
     insert into account_deletion (tenant_id, account_id, due_at, account_status, profile_status)
     select tenant_id, id, now() + interval '14 days', 'active', 'active' from gone`,
    [leaving],
  );
  await signInStaff(page, 'support', 'everglow');
  const open = async (id: number): Promise<void> => {
    await page.goto(consoleAddress(`/members/everglow/${id}`));
    await expect(page.getByRole('heading', { name: 'Why do you open this file?' })).toBeVisible();
    await page.keyboard.press('1');
  };
  await open(blocked);
  await expect(page.getByText(/^Blocked .* by noor: Fake profile$/)).toBeVisible();
  await open(leaving);
  await expect(page.getByText(/^Deleted .*: erased .*, unless the member opens the link in the mail\.$/)).toBeVisible();
  await isAccessible(page);
  await fitsPhone(page);
  await page.keyboard.press('x');
  await expect(page.getByRole('dialog')).toContainText('The member opens it to keep the account.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done: Send the way back again.')).toBeVisible();
  expect(
    await query("select from account_token where account_id = $1 and kind = 'reactivation' and used_at is null", [
      leaving,
    ]),
  ).toHaveLength(1);
  complaints.splice(0);
});
