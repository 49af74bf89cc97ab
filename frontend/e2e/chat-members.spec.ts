import { addressOf } from './support/brands';
import { arrived, BRAND, field, log, openWith, rows, say, someone } from './support/chats';
import { intercept } from './support/intercept';
import { expect, test } from './support/test';

test('what somebody wrote never goes out as another one who has signed in since, and does when they are back', async ({
  browser,
}) => {
  test.slow();
  const [one, next, other] = [await someone(browser), await someone(browser), await someone(browser)];
  await openWith(one.page, other.id);
  const context = one.page.context();
  const own = await context.cookies();
  // The page does not notice before it sends.
  let isBlind = true;
  await intercept(one.page, /\/api\/(?!members\/\d+\/messages)/, (route) =>
    isBlind ? route.abort() : route.continue(),
  );
  // Over the old ones: a page that finds nobody signed in leaves for the log-in.
  await context.addCookies(await next.page.context().cookies());
  const answer = one.page.waitForResponse('**/messages');
  const anew = one.page.waitForEvent('load');
  await say(one.page, 'only from me');
  expect((await answer).status()).toBe(409);
  isBlind = false;
  await anew;
  await expect(field(one.page)).toHaveValue('');
  await expect(log(one.page)).not.toContainText('only from me');
  await other.page.goto(addressOf(BRAND, '/chats'));
  await expect(other.page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await context.addCookies(own);
  await one.page.reload();
  await expect(log(one.page)).toContainText('only from me');
  await expect(arrived(one.page)).toBeAttached();
  await expect(rows(other.page)).toContainText('only from me');
  for (const { page } of [one, next, other]) await page.context().close();
});
