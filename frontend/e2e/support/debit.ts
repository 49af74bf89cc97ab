import { randomInt, randomUUID } from 'node:crypto';
import { type Locator, type Page } from '@playwright/test';
import { BEGIN_NOW_CONSENT } from '../../../contract/payments/consent';
import { MANDATE_TEXT } from '../../../contract/payments/mandate-text';
import { addressOf } from './brands';
import { BRAND } from './buying';
import { callApi } from './members';
import { STACK } from './stack';
import { expect } from './test';

/** A valid Dutch IBAN that nobody had before: limits count by it, too. */
export function newIban(): string {
  const bban = `ABNA${String(randomInt(10 ** 10)).padStart(10, '0')}`;
  const digits = `${bban}NL00`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return `NL${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

/** A Dutch mobile number, of a block of its own: limits count by that as well. */
export const newMobile = (): string => `06${randomInt(10_000_000, 60_000_000)}`;

interface Message {
  readonly to: string;
  readonly text: string;
}

/** The code in the newest text message to a Dutch number, as the sandbox caught it. */
export async function codeFor(phone: string): Promise<string> {
  let code = '';
  const look = async (): Promise<string> => {
    const answer = await fetch(`${STACK['SMS_API_URL']}/_sandbox/messages`);
    const messages = (await answer.json()) as readonly Message[];
    const message = messages.find(({ to }) => to === `+31${phone.slice(1)}`);
    code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
    return code;
  };
  await expect.poll(look).not.toBe('');
  return code;
}

const path = '/api/payments/direct-debit';

/** A debit as the form makes it, without the page; answers the order. */
export async function payByDebit(page: Page, iban = newIban()): Promise<number> {
  const { body } = await callApi(page, `${path}?package=start`);
  const { amount, credits_when } = body as { amount: number; credits_when: string };
  const phone = newMobile();
  expect((await callApi(page, `${path}/code`, { phone })).status).toBe(201);
  const { status, body: order } = await callApi(page, path, {
    ...{ key: randomUUID(), package: 'start', amount, currency: 'EUR', credits_when, otp: await codeFor(phone) },
    ...{ account_holder: 'Jo Visser', iban, street: 'Keizersgracht', house_number: '12', zip: '1015 CX' },
    ...{ city: 'Amsterdam', phone, begin_now: BEGIN_NOW_CONSENT, authorisation: MANDATE_TEXT },
  });
  expect(status).toBe(201);
  return (order as { id: number }).id;
}

export const openDebit = (page: Page, pack = 'start'): Promise<unknown> =>
  page.goto(addressOf(BRAND, `/directdebit?package=${pack}`));

export const authorisation = (page: Page): Locator => page.getByRole('checkbox', { name: /^I give / });

/** The form but for the boxes and the code. Answers the number. */
export async function fillIn(page: Page, iban = newIban()): Promise<string> {
  const phone = newMobile();
  const fields = { account_holder: 'Jo Visser', street: 'Keizersgracht', house_number: '12 hs', zip: '1015 CX' };
  for (const [id, value] of Object.entries({ ...fields, city: 'Amsterdam', iban, phone }))
    await page.locator(`#${id}`).fill(value);
  return phone;
}

/** Asks for a code and enters the one that came. */
export async function enterCode(page: Page, phone: string): Promise<void> {
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.locator('#otp')).toBeFocused();
  await page.locator('#otp').fill(await codeFor(phone));
}
