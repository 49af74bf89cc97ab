import { PASSWORD, begin, consoleAddress, giveCode, invite } from './support/console';
import { fitsPhone, isAccessible, test } from './support/console-test';
import { newDevice } from './support/device';
import { query } from './support/stack';
import { expect } from './support/test';

test('a member of staff adds a passkey on a phone, signs in and proves themselves with it, and removes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await newDevice(page);
  const person = await invite('support', 'everglow');
  const secret = await begin(page, person);
  const forgetFreshCode = () =>
    query(
      `update staff_session set second_factor_at = now() - interval '1 day'
       where staff_id = (select id from staff where email = $1)`,
      [person.email],
    );

  await page.goto(consoleAddress('/account'));
  await forgetFreshCode();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name').fill('Work phone');
  await adding.getByRole('button', { name: 'Add a passkey' }).click();
  await giveCode(page, secret);
  await expect(page.getByText('The passkey is added.')).toBeVisible();
  const passkeys = page.getByRole('table', { name: 'Passkeys' });
  await expect(passkeys).toContainText('Work phone');
  await expect(passkeys).toContainText('never');
  await isAccessible(page);
  await fitsPhone(page);

  await page.context().clearCookies();
  await page.goto(consoleAddress('/account'));
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Code from your app, or a recovery code')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(passkeys).toContainText('Work phone');
  await expect(passkeys).not.toContainText('never');

  await forgetFreshCode();
  await passkeys.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove' }).getByRole('button', { name: 'Remove' }).click();
  const proof = page.getByRole('dialog', { name: 'Your second factor, please' });
  await isAccessible(page);
  await proof.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
  await expect(passkeys).toHaveCount(0);
});
