import { type APIRequestContext, type Page } from '@playwright/test';
import { createHmac } from 'node:crypto';
import { startWork } from './support/console';
import { askInbox } from './support/mails';
import { forgetCalls, newEmail } from './support/members';
import { Pace } from './support/pace';
import { STACK } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'knotted';

interface Header {
  readonly name: string;
  readonly value: string;
}
interface Mail {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
}
interface WholeMail {
  readonly text: string;
  readonly headers: readonly Header[];
}

/** The answer of the support in the inbox, once it is there. */
async function answerTo(request: APIRequestContext, email: string): Promise<WholeMail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const mails = await askInbox<Mail[]>(request, '/api/messages');
      found = mails.find(({ to, subject }) => to.includes(email) && subject.startsWith('Notre réponse'));
      return found?.subject;
    })
    .toBeDefined();
  return askInbox<WholeMail>(request, `/api/messages/${found?.id ?? ''}`);
}

/** Hands a mail in as the mail provider does. Answers the status. */
async function receive(page: Page, to: string, from: string, text: string): Promise<number> {
  const mail = [
    `From: <${from}>`,
    `To: <${to}>`,
    `Message-ID: <${Date.now()}@visitor.example>`,
    'Subject: Re',
    '',
    text,
  ];
  const body = JSON.stringify({ raw: Buffer.from(mail.join('\r\n')).toString('base64') });
  const time = Math.floor(Date.now() / 1000);
  const key = STACK['MAIL_EVENTS_SECRET'] ?? '';
  const signature = `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`;
  return page.evaluate(
    async ([given, signed]) => {
      const headers = { 'content-type': 'application/json', 'x-mail-events-signature': signed };
      return (await fetch('/api/received-mails', { method: 'POST', headers, body: given })).status;
    },
    [body, signature] as const,
  );
}

async function isWell(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test('a complaint is answered by keys in the writer’s language, and the reply by mail joins the thread', async ({
  page,
  visit,
  request,
  browser,
}) => {
  test.slow();
  const email = newEmail();
  await forgetCalls('/api/complaints');
  await visit(BRAND, { path: '/complaints', locale: 'fr' });
  await expect(page.locator('main form')).toHaveAttribute('novalidate', '');
  await page.locator('[name=kind]').selectOption('payment');
  await page.locator('[name=message]').fill('J’ai payé hier soir et je ne vois toujours pas mes crédits.');
  await page.locator('[name=name]').fill('Camille Exemple');
  await page.locator('[name=email]').fill(email);
  await page.locator('main form button[type=submit]').click();
  const reference = /C-[0-9A-Z]{12}/.exec((await page.getByText(/C-[0-9A-Z]{12}/).textContent()) ?? '')?.[0] ?? '';

  const context = await browser.newContext();
  const desk = await context.newPage();
  await startWork(desk, 'support', BRAND);
  await desk.keyboard.press('g');
  await desk.keyboard.press('i');
  await expect(desk.getByRole('link', { name: reference })).toBeVisible();
  await isWell(desk);
  await desk.setViewportSize({ width: 360, height: 740 });
  await isWell(desk);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.keyboard.press('ControlOrMeta+k');
  await desk.keyboard.type(reference.toLowerCase());
  await expect(desk.getByRole('option', { name: reference })).toBeVisible();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('region', { name: 'Conversation' })).toContainText('J’ai payé hier soir');
  await isWell(desk);

  const pace = new Pace();
  await pace.key(desk, 'm');
  await expect(desk.getByText('Merci de nous avoir écrit')).toBeVisible();
  await isWell(desk);
  await pace.key(desk, '2');
  const words = desk.getByLabel('Answer in French');
  await expect(words).toHaveValue(/^Merci de nous avoir écrit/);
  await pace.key(desk, 'ControlOrMeta+End');
  await pace.keys(desk, '\n\nBonne journée !');
  await desk.reload();
  await expect(words).toHaveValue(/Bonne journée !$/);
  await pace.key(desk, 'ControlOrMeta+Enter');
  await expect(desk.getByText('Sent and closed.')).toBeVisible();
  expect(pace.seconds).toBeLessThan(45);

  const mail = await answerTo(request, email);
  expect(mail.text).toContain('Bonne journée !');
  const replyTo = mail.headers.find(({ name }) => name.toLowerCase() === 'reply-to')?.value ?? '';
  const address = /reply\+[a-z2-7]{48}@replies\.localhost/.exec(replyTo)?.[0] ?? '';
  expect(await receive(desk, address, email, 'Toujours rien.\r\n\r\n> Merci de nous avoir écrit')).toBe(204);
  await desk.reload();
  await expect(desk.getByText('Toujours rien.')).toBeVisible();
  await expect(desk.getByText('Waits for us')).toBeVisible();
  await isWell(desk);
  await desk.setViewportSize({ width: 360, height: 740 });
  await isWell(desk);

  await desk.keyboard.press('e');
  await expect(desk.getByLabel('Why it needs no answer')).toBeFocused();
  await desk.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(desk.getByRole('button', { name: 'Open again' })).toBeVisible();
  await context.close();
});
