import { createHash, randomBytes } from 'node:crypto';
import { addressOf } from './support/brands';
import { consoleAddress, signInStaff } from './support/console';
import { callApi, confirmedMember, PASSWORD } from './support/members';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'secondbloom';

test('who is blocked for a week reads until when at the login, and the reporter reads what came of it as theirs', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  const [reporter, desk, second] = await Promise.all(
    [1, 2, 3].map(async () => (await browser.newContext({ locale: 'en' })).newPage()),
  );
  if (!reporter || !desk || !second) throw new Error('there are three pages');
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await confirmedMember(page, BRAND);
  await confirmedMember(reporter, BRAND);
  expect((await callApi(reporter, '/api/reports', { profile: id, reason: 'scam' })).status).toBe(200);
  const [report] = await query<{ id: number }>('select id from report where profile_id = $1', [id]);
  await signInStaff(desk, 'moderator', BRAND);
  await desk.goto(consoleAddress('/'));
  const closed = `/api/staff/tenants/${BRAND}/reports/${report?.id ?? 0}/closed`;
  expect((await callApi(desk, closed, { outcome: 'member_blocked', days: 7 })).status).toBe(204);

  const [block] = await query<{ id: number; email: string; ends_at: Date }>(
    'select d.id, a.email, d.ends_at from decision d join account a on a.id = d.account_id where a.id = $1',
    [id],
  );
  await page.goto(addressOf(BRAND, '/login'));
  await page.locator('#email').fill(block?.email ?? '');
  await page.locator('#password').fill(PASSWORD);
  await page.locator('main form button[type=submit]').click();
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const day = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: zone }).format(block?.ends_at);
  await expect(page.locator('main [role=alert]').filter({ hasText: 'Esta cuenta está bloqueada' })).toContainText(day);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'Recurrir', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Decisiones que te afectan');
  await page.getByLabel('¿Por qué crees que nos hemos equivocado?').fill('Yo no he sido.');
  await page.getByRole('button', { name: 'Enviar recurso' }).click();
  await expect(page.getByText('Yo no he sido.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  // A link's token in place of the one that is mailed.
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  await query('update notice set appeal_hash = $2 where report_id = $1', [report?.id, hash]);
  await page.goto(addressOf(BRAND, `/decisions?about=report&token=${token}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus denuncias');
  await expect(page.getByText(/resolución extrajudicial de litigios o a los tribunales/)).toBeVisible();

  await signInStaff(second, 'moderator', BRAND);
  await second.goto(consoleAddress('/'));
  const look = `/api/staff/tenants/${BRAND}/block-looks/${block?.id ?? 0}/answer`;
  expect((await callApi(second, look, { outcome: 'reversed' })).status).toBe(204);
  await page.reload();
  await expect(page.getByText(/la hemos anulado/)).toBeVisible();
  await expect(page.getByText(/Tenía motivo/)).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  for (const one of [reporter, desk, second]) await one.context().close();
  complaints.splice(0);
});
