import { type Page } from '@playwright/test';
import { TestPushService } from '../../backend/test/support/push-service';
import { addressOf } from './support/brands';
import { BRAND, sendBy, someone } from './support/chats';
import { callApi, confirmedMember } from './support/members';
import { expect, test } from './support/test';
import { clickNotification, PushService, shownBy, workerOf } from './support/worker';

test.use({ serviceWorkers: 'allow' });

/** Quiet hours would hold back what a test sends in the night. */
const withoutQuietHours = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ on: false, from: '22:00', until: '08:00' });
    return (await fetch('/api/push/quiet-hours', { method: 'PUT', headers, body })).ok;
  });

/** As if another app were on the screen: the site tells by itself what its member has in sight. */
const putAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a message reaches a phone that was put away, and leads to the conversation', async ({ page, browser }) => {
  const service = await new TestPushService().start();
  await page.context().grantPermissions(['notifications'], { origin: addressOf(BRAND, '') });
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const id = await confirmedMember(page, BRAND);
  await page.goto(addressOf(BRAND, '/members'));
  const worker = await workerOf(page);
  const phone = await PushService.of(page, BRAND);
  const { body } = await callApi(page, '/api/settings.php');
  const key = (body as { push_public_key: string }).push_public_key;
  const device = service.subscribe(key);
  const arrivedAt = () => service.to(device.endpoint);
  expect(await withoutQuietHours(page)).toBe(true);
  expect((await callApi(page, '/api/user.php?push=1', { ...device, application_server_key: key })).status).toBe(204);
  await expect.poll(() => arrivedAt().length).toBe(1);

  await putAway(page);
  const writer = await someone(browser);
  const conversation = await sendBy(writer.page, id, 'Good evening');
  await expect.poll(() => arrivedAt().length).toBe(2);
  await phone.deliver(arrivedAt()[1]?.text ?? '');
  // Neither the writer's name nor the words are on the screen of a phone that lies on a table.
  await expect.poll(() => shownBy(worker)).toMatchObject([{ title: 'Fellow', body: 'You have a new message.' }]);
  // The worker sets the number after it has shown the notification.
  await expect.poll(() => worker.evaluate('globalThis.told')).toBe(1);
  expect(service.faults).toEqual([]);
  await clickNotification(worker);
  await expect(page).toHaveURL(addressOf(BRAND, `/chats/${conversation}`));
  await expect(page.getByRole('log')).toContainText('Good evening');
  await writer.page.context().close();
  await service.stop();
});
