import { randomUUID } from 'node:crypto';
import { BEGIN_NOW_CONSENT } from '../../../../contract/payments/consent';
import { MANDATE_TEXT } from '../../../../contract/payments/mandate-text';
import { type DebitOfferResponse } from '../../../src/modules/payments/direct-debit/use-cases/show-debit-offer/debit-offer.response';
import { type OrderResponse } from '../../../src/modules/payments/orders/order.response';
import { Sms, type TextMessage } from '../../../src/platform/sms';
import { FIRST, type TestApi } from '../api';
import { type Person } from '../people';

let [numbers, accounts] = [10_000_000, 0];

/** A valid IBAN that nobody had before: limits count by it, too. */
export function newIban(): string {
  const bban = `ABNA${String((accounts += 1)).padStart(10, '0')}`;
  const digits = `${bban}NL00`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return `NL${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

/** A Dutch mobile number that nobody had before. */
export const newMobile = (): string => `06${(numbers += 137)}`;

/** Catches text messages of a running api. */
export function catchMessages(api: TestApi): TextMessage[] {
  const caught: TextMessage[] = [];
  jest.spyOn(api.running.app.get(Sms, { strict: false }), 'send').mockImplementation((message) => {
    caught.push(message);
    return Promise.resolve();
  });
  return caught;
}

export const codeIn = (message: TextMessage | undefined): string => /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';

const path = '/api/payments/direct-debit';

export const askCode = (api: TestApi, { cookie }: Person, phone: string, host = FIRST, from = '203.0.113.7') =>
  api.on(`${host}.localhost`).post(`${path}/code`).set('cookie', cookie).set('x-forwarded-for', from).send({ phone });

export const offerOf = (api: TestApi, { cookie }: Person, id = 'start', host = FIRST) =>
  api.on(`${host}.localhost`).get(`${path}?package=${id}`).set('cookie', cookie);

export const pay = (api: TestApi, { cookie }: Person, form: object, host = FIRST) =>
  api.on(`${host}.localhost`).post(path).set('cookie', cookie).send(form);

export const mandatesOf = (api: TestApi, { cookie }: Person, host = FIRST) =>
  api.on(`${host}.localhost`).get(`${path}/mandates`).set('cookie', cookie);

export const revoke = (api: TestApi, { cookie }: Person, id: string, host = FIRST) =>
  api.on(`${host}.localhost`).delete(`${path}/mandates/${id}`).set('cookie', cookie);

/** The form of a member as the page sends it, with a code that was sent to its number. */
export async function filledIn(
  api: TestApi,
  messages: readonly TextMessage[],
  person: Person,
  more: Readonly<Record<string, string | number>> = {},
  host = FIRST,
): Promise<Record<string, unknown>> {
  const offer = (await offerOf(api, person, String(more['package'] ?? 'start'), host).expect(200))
    .body as DebitOfferResponse;
  const phone = String(more['phone'] ?? newMobile());
  await askCode(api, person, phone, host, `198.51.${numbers % 200}.${numbers % 251}`).expect(201);
  return {
    ...{
      key: randomUUID(),
      package: offer.package,
      amount: offer.amount,
      currency: 'EUR',
      begin_now: BEGIN_NOW_CONSENT,
    },
    ...{ credits_when: offer.credits_when, authorisation: MANDATE_TEXT, account_holder: 'Jo Visser', iban: newIban() },
    ...{ street: 'Keizersgracht', house_number: '12 hs', zip: '1015 CX', city: 'Amsterdam', phone },
    otp: codeIn(messages.at(-1)),
    ...more,
  };
}

export async function paid(
  api: TestApi,
  messages: readonly TextMessage[],
  person: Person,
  more: Readonly<Record<string, string | number>> = {},
  host = FIRST,
): Promise<OrderResponse> {
  const answer = await pay(api, person, await filledIn(api, messages, person, more, host), host);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body as OrderResponse;
}
