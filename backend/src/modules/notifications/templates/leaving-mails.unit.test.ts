import { type Config } from '../../../platform/config/config';
import { readQuotedPrintable } from '../../../platform/mail';
import { MAIL_TEXTS } from '../mail-texts';
import { mailEntry, storedMail } from '../mail-entry';
import { MailRenderer } from '../rendering/mail-renderer';
import { testBrand } from '../testing/test-brand';
import { momentIn } from './moment-in';

const renderer = new MailRenderer({ PUBLIC_PROTOCOL: 'https', PUBLIC_PORT: 8443 } as Config);
const LOCALES = Object.keys(MAIL_TEXTS) as (keyof typeof MAIL_TEXTS)[];
const DELETES_AT = '2026-12-06T09:30:00.000Z';

it.each([
  ['en', 'Europe/London', '6 December 2026 at 09:30'],
  ['nl', 'Europe/Amsterdam', '6 december 2026 om 10:30'],
  ['de', null, '6. Dezember 2026 um 09:30 (UTC)'],
  ['fi', 'Mars/Olympus', '6. joulukuuta 2026 klo 9.30 (UTC)'],
] as const)('a moment in %s and %s is %s', (locale, zone, text) => {
  expect(momentIn(DELETES_AT, locale, zone)).toBe(text);
});

it.each(LOCALES)('who leaves is told the day in %s, and of the erasure nothing that names them', async (locale) => {
  const params = { name: 'Jo', token: 'the-token_1', deletes_at: DELETES_AT, time_zone: 'Europe/Amsterdam' };
  const told = await renderer.render('account_deletion', testBrand(1, 'Everglow'), locale, params);
  const erased = await renderer.render('account_erased', testBrand(1, 'Everglow'), locale, {});
  const text = told.text.replaceAll('=\r\n', '');
  expect(text).toContain('2026');
  expect(text).toContain('/account-deleted/keep?token=3Dthe-token_1');
  for (const part of [told.subject, told.html, told.text, erased.subject, erased.html, erased.text])
    expect(part).not.toMatch(/[\uE000\uE001]|\{\w+\}|undefined/);
});

it.each(LOCALES)('whom staff let leave is told by whom in %s', async (locale) => {
  const params = { name: 'Jo', token: 'the-token_1', deletes_at: DELETES_AT, time_zone: null };
  const render = (mail: 'account_deletion' | 'account_deletion_by_staff') =>
    renderer.render(mail, testBrand(1, 'Everglow'), locale, params);
  const [own, staff] = [await render('account_deletion'), await render('account_deletion_by_staff')];
  expect(staff.subject).toBe(own.subject);
  const text = readQuotedPrintable(staff.text);
  const { account_deletion_by_staff_not_you: notYou, account_deletion_not_you: ownNotYou } = MAIL_TEXTS[locale];
  expect(text).toContain('/account-deleted/keep?token=the-token_1');
  expect(text).toContain('2026');
  expect(text.replace(/\s+/g, ' ')).toContain(notYou.replace(/\s+/g, ' '));
  expect(text.replace(/\s+/g, ' ')).not.toContain(ownNotYou.replace(/\s+/g, ' '));
  expect(text).not.toMatch(/[\uE000\uE001]|\{\w+\}|undefined/);
});

it('the last mail’s address lies in the outbox’s secrets, and is there when it is sent', () => {
  const person = { address: 'jo@visitor.example', locale: 'nl' } as const;
  const { values } = mailEntry({ mail: 'account_erased', params: {}, person });
  const stored = JSON.parse(String(values?.find((value) => String(value).startsWith('{')))) as object;
  expect(stored).toEqual({
    ...{ mail: 'account_erased', params: {} },
    ...{ person: { locale: 'nl' }, secrets: { address: person.address } },
  });
  expect(storedMail(stored)).toEqual({ mail: 'account_erased', params: {}, person });
});
