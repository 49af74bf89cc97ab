import { type Page } from '@playwright/test';
import { TestPushService } from '../../backend/test/support/push-service';
import { addressOf } from './support/brands';
import { BRAND, sendBy, someone } from './support/chats';
import { atRest, callApi, confirmedMember } from './support/members';
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

test('a message reaches the phone of a member who closed the page, and leads to the conversation', async ({
  page,
  browser,
}) => {
  const service = await new TestPushService().start();
  await page.context().grantPermissions(['notifications'], { origin: addressOf(BRAND, '') });
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const id = await confirmedMember(page, BRAND);
  await page.goto(addressOf(BRAND, '/members'));
  const { body } = await callApi(page, '/api/settings.php');
  const key = (body as { push_public_key: string }).push_public_key;
  const device = service.subscribe(key);
  const arrivedAt = () => service.to(device.endpoint);
  expect(await withoutQuietHours(page)).toBe(true);
  expect((await callApi(page, '/api/user.php?push=1', { ...device, application_server_key: key })).status).toBe(204);
  await expect.poll(() => arrivedAt().length).toBe(1);

  // No page of the site is open that could tell by itself.
  await atRest(page, BRAND);
  const writer = await someone(browser);
  const conversation = await sendBy(writer.page, id, 'Good evening');
  await expect.poll(() => arrivedAt().length).toBe(2);
  // A browser starts the worker for a push; a test holds on to one that runs.
  await page.goto(addressOf(BRAND, '/members'));
  const worker = await workerOf(page);
  const phone = await PushService.of(page, BRAND);
  await phone.deliver(arrivedAt()[1]?.text ?? '');
  // Neither the writer's name nor the words are on the screen of a phone that lies on a table.
  await expect
    .poll(() => shownBy(worker))
    .toMatchObject([{ title: 'Fellow', body: 'You have a new message.', lang: 'en' }]);
  expect(service.faults).toEqual([]);

  await clickNotification(worker);
  await expect(page).toHaveURL(addressOf(BRAND, `/chats/${conversation}`));
  await expect(page.getByRole('log')).toContainText('Good evening');
  await writer.page.context().close();
  await service.stop();
});
