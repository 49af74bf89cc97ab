import { begin, invite } from './support/console';
import { fitsPhone, isAccessible, smallTargets, test } from './support/console-test';
import { intercept } from './support/intercept';
import { expect } from './support/test';

test('a screen says soon that the server does not answer, keeps what it shows and goes on by itself', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, await invite('operator'));
  let isDown = true;
  await intercept(page, '**/api/staff/**', (route) =>
    isDown ? route.fulfill({ status: 503, body: 'busy' }) : route.continue(),
  );
  const notice = page.getByText('The server did not answer; trying again.');
  await page.getByRole('button', { name: 'Find', exact: false }).first().click();
  await page.keyboard.type('audit');
  await page.keyboard.press('Enter');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Audit' })).toBeVisible();
  await isAccessible(page);
  await fitsPhone(page);
  expect(await smallTargets(page)).toEqual([]);
  isDown = false;
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('staff.second_factor_enrolled').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
  // Another screen, which nobody asks for: it comes by itself.
  isDown = true;
  await page.getByRole('link', { name: 'Brands' }).first().click();
  await expect(notice).toBeVisible();
  isDown = false;
  await expect(page.getByRole('link', { name: 'Everglow' }).first()).toBeVisible();
  await expect(notice).toHaveCount(0);
  // A desk that has nothing yet says it once, and asks again as well.
  isDown = true;
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(notice).toBeVisible();
  await expect(page.getByText('Loading …')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  isDown = false;
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('Loading …')).toHaveCount(0);
  complaints.push(...complaints.splice(0).filter((text) => !text.includes('503')));
});
