import { addressOf } from './support/brands';
import { askInbox } from './support/mails';
import { forgetCalls } from './support/members';
import { expect, test } from './support/test';

interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly from: string;
  readonly to: readonly string[];
}

test('a complaint arrives at the brand’s support and is confirmed in the visitor’s language', async ({
  page,
  visit,
  request,
}) => {
  await forgetCalls('/api/complaints');
  await visit('knotted', { path: '/complaints', locale: 'fr' });
  await expect(page.locator('main form')).toHaveAttribute('novalidate', '');
  await page.locator('[name=kind]').selectOption('payment');
  await page.locator('[name=message]').fill('J’ai payé hier soir et je ne vois toujours pas mes crédits.');
  await page.locator('[name=name]').fill('Camille Exemple');
  await page.locator('[name=email]').fill('camille@example.com');
  await page.locator('main form button[type=submit]').click();
  const reference = /C-[0-9A-Z]{12}/.exec((await page.getByText(/C-[0-9A-Z]{12}/).textContent()) ?? '')?.[0] ?? '';

  const mails = async (): Promise<Mail[]> => {
    const all = await askInbox<Mail[]>(request, '/api/messages');
    return all.filter(({ subject }) => subject.includes(reference));
  };
  await expect.poll(async () => (await mails()).length).toBe(2);
  const [confirmation] = (await mails()).filter(({ to }) => to.includes('camille@example.com'));
  const [notice] = (await mails()).filter(({ to }) => to.includes('support@knotted.example'));
  expect(confirmation).toMatchObject({ subject: `Nous avons bien reçu votre message (${reference})` });
  expect(notice?.subject).toContain('Zahlung');
  for (const mail of [confirmation, notice]) expect(mail?.from).toMatch(/^Knotted <[a-z]+@knotted\.localhost>$/);
  const { text: body } = await askInbox<{ text: string }>(request, `/api/messages/${confirmation?.id ?? ''}`);
  expect(body).toContain(addressOf('knotted', '').replace(/\/$/, ''));
  expect(body).not.toMatch(/everglow|sheer/i);
});
