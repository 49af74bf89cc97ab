import { addressOf } from './support/brands';
import { shift } from './support/buying';
import { intercept } from './support/intercept';
import { callApi, confirmedMember } from './support/members';
import { expect, test } from './support/test';

const BRAND = 'everglow';
const MOST = 0.05;
/** A slow 4G network, in bytes a second and milliseconds. */
const SLOW_4G = { offline: false, downloadThroughput: 200_000, uploadThroughput: 94_000, latency: 150 };

test.use({ viewport: { width: 360, height: 640 } });

test('pages of members keep their places while they load slowly, also with a notice', async ({ page, context }) => {
  test.slow();
  await intercept(page, '**/api/auto-like.php', (route) => route.fulfill({ json: { profile: null, reason: null } }));
  await confirmedMember(page, BRAND);
  const { body } = await callApi(page, '/api/members');
  const id = (body as { members: { id: number }[] }).members[0]?.id ?? 0;
  await page.evaluate((liked) => fetch(`/api/likes/${liked}`, { method: 'PUT' }), id);
  const client = await context.newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  const main = page.getByRole('main');
  for (const [path, arrived] of [
    ['/members', main.locator('li a[href^="/members/"]').first()],
    [`/members/${id}`, main.locator('[data-actions] [aria-pressed]')],
    ['/likes', main.locator('li').first()],
    [`/members/${id}/chat`, page.locator('#message')],
    ['/swipe-game', page.locator('[data-depth="0"]')],
  ] as const) {
    await page.goto(addressOf(BRAND, path));
    await expect(arrived).toBeVisible();
    // What comes last is who is signed in, and with that the notice about the missing photo.
    await expect(page.locator('#account [data-slot=name]')).not.toBeEmpty();
    expect.soft(await shift(page), path).toBeLessThanOrEqual(MOST);
  }
});
