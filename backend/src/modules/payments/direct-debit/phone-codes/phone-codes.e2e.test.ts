import { type TestApi, FIRST, SECOND } from '../../../../../test/support/api';
import { copyToTenant } from '../../../../../test/support/copy-to-tenant';
import { confirmed } from '../../../../../test/support/meeting';
import * as debits from '../../../../../test/support/payments/debits';
import { PaymentsApi, codeOf } from '../../../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../../../test/support/people';
import { Sms, SmsError, type TextMessage } from '../../../../platform/sms';

let sale: PaymentsApi;
let api: TestApi;
let messages: TextMessage[];
beforeAll(async () => {
  sale = await PaymentsApi.start(72);
  ({ api } = sale);
  messages = debits.catchMessages(api);
});
afterAll(() => api.close());

const member = (): Promise<Person> => confirmed(api, { country: 'NL' });
let networks = 0;
const ask = (person: Person, phone: string, host = FIRST, from?: string) =>
  debits.askCode(api, person, phone, host, from ?? `192.0.2.${(networks += 1)}`);

describe('the form', () => {
  it.each([
    ['an IBAN with a wrong digit', { iban: 'NL91ABNA0417164301' }, 'iban_invalid'],
    ['an IBAN that is too short', { iban: 'NL91ABNA04171643' }, 'iban_invalid'],
    ['the checksum of another country', { iban: 'DE91ABNA0417164300' }, 'iban_invalid'],
    ['no IBAN at all', { iban: 'hello' }, 'iban_invalid'],
    ['an IBAN from where there is no SEPA', { iban: 'TR330006100519786457841326' }, 'iban_not_sepa'],
    ['a box that is not ticked', { authorisation: null }, 'invalid_input'],
    ['the words of another mandate', { authorisation: 'sepa_b2b_1' }, 'invalid_input'],
    ['no wish to begin at once', { begin_now: false }, 'invalid_input'],
    ['no account holder', { account_holder: ' ' }, 'invalid_input'],
    ['markup in the address', { street: '<b>x</b>' }, 'invalid_input'],
    ['half a code', { otp: '123' }, 'invalid_input'],
    ['another price', { amount: 1 }, 'price_changed'],
    ['another number than the code’s', { phone: '0612345678' }, 'phone_code_invalid'],
  ])('is refused with %s, and the code stays', async (_, wrong, code) => {
    const person = await member();
    const form = await debits.filledIn(api, messages, person);
    expect(codeOf(await debits.pay(api, person, { ...form, ...wrong }))[1]).toBe(code);
    expect(sale.mollie.payments.length).toBe(0);
    const [row] = await rows(api, 'select entered_at from phone_code where account_id = $1', [person.id]);
    expect(row).toEqual({ entered_at: null });
  });
});

describe('a code', () => {
  it.each([
    ['a landline', '020 123 4567', 'phone_not_mobile'],
    ['a number that costs extra', '+31 900 1234', 'phone_not_mobile'],
    ['a free number', '0800 1234', 'phone_not_mobile'],
    ['a number over the internet', '085 123 4567', 'phone_not_mobile'],
    ['a number of another country', '+44 7400 123456', 'phone_country_not_served'],
    ['too few digits', '0612345', 'phone_invalid'],
  ])('is not sent to %s', async (_, phone, code) => {
    const before = messages.length;
    expect(codeOf(await ask(await member(), phone))).toEqual([422, code]);
    expect(messages).toHaveLength(before);
  });

  it('is dead after five wrong ones, and the sixth cannot be right', async () => {
    const person = await member();
    const form = await debits.filledIn(api, messages, person);
    const wrong = form['otp'] === '000000' ? '000001' : '000000';
    const tries = await Promise.all(Array.from({ length: 9 }, () => debits.pay(api, person, { ...form, otp: wrong })));
    expect(new Set(tries.map((answer) => codeOf(answer).join()))).toEqual(new Set(['422,phone_code_invalid']));
    const [row] = await rows(api, 'select wrong_tries from phone_code where account_id = $1', [person.id]);
    expect(row).toEqual({ wrong_tries: 5 });
    expect(codeOf(await debits.pay(api, person, form))).toEqual([422, 'phone_code_invalid']);
  });

  it('ends after ten minutes, with the next one, and with its use', async () => {
    const person = await member();
    const form = await debits.filledIn(api, messages, person);
    await ask(person, String(form['phone'])).expect(201);
    const newer = { ...form, otp: debits.codeIn(messages.at(-1)) };
    if (newer.otp !== form['otp'])
      expect(codeOf(await debits.pay(api, person, form))).toEqual([422, 'phone_code_invalid']);
    await rows(api, "update phone_code set expires_at = now() - interval '1 second' where account_id = $1", [
      person.id,
    ]);
    expect(codeOf(await debits.pay(api, person, newer))).toEqual([422, 'phone_code_invalid']);
    await rows(api, "update phone_code set expires_at = now() + interval '1 minute' where account_id = $1", [
      person.id,
    ]);
    await debits.pay(api, person, newer).expect(201);
    const other = { ...newer, key: '0190d1f0-0000-7000-8000-00000000000b', credits_when: 'paid' };
    expect(codeOf(await debits.pay(api, person, other))).toEqual([422, 'phone_code_invalid']);
  });

  it('is another member’s, or another brand’s: worth nothing', async () => {
    const [person, stranger] = [await member(), await member()];
    const form = await debits.filledIn(api, messages, person);
    expect(codeOf(await debits.pay(api, stranger, form))).toEqual([422, 'phone_code_invalid']);
    await copyToTenant(api, person, SECOND);
    await rows(
      api,
      `update profile set country = 'DE' where id = $1 and tenant_id <> (select id from tenant where slug = $2)`,
      [...[person.id, FIRST]],
    );
    const there = { ...form, phone: '+49 1512 3456789' };
    await ask(person, there.phone, SECOND).expect(201);
    expect(codeOf(await debits.pay(api, person, { ...there, otp: form['otp'] }, SECOND))[1]).toBe('phone_code_invalid');
    await debits.pay(api, person, form).expect(201);
  });

  it('is sent three times to a number in ten minutes, whoever asks', async () => {
    const person = await member();
    const people = [person, ...(await Promise.all([member(), member(), member(), member()]))];
    const phone = debits.newMobile();
    const answers = await Promise.all(people.map((person) => ask(person, phone)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429]);
    await rows(api, "update phone_code set sent_at = sent_at - interval '11 minutes'");
    await ask(person, phone).expect(201);
  });

  it('is sent four times to a member in ten minutes and ten times a day', async () => {
    const person = await member();
    const few = async () => {
      for (let sent = 0; sent < 4; sent += 1) await ask(person, debits.newMobile()).expect(201);
      expect(codeOf(await ask(person, debits.newMobile()))).toEqual([429, 'phone_codes_limited']);
      await rows(api, "update phone_code set sent_at = sent_at - interval '11 minutes'");
    };
    await few();
    await few();
    for (let sent = 0; sent < 2; sent += 1) await ask(person, debits.newMobile()).expect(201);
    expect(codeOf(await ask(person, debits.newMobile()))).toEqual([429, 'phone_codes_limited']);
  });

  it('is sent ten times from one place, and twenty times to one block of numbers', async () => {
    await rows(api, 'delete from phone_code');
    const from = async (address: string | undefined, number: (at: number) => string, most: number) => {
      const statuses: number[] = [];
      for (let at = 0; at <= most; at += 1)
        statuses.push((await ask(await member(), number(at), FIRST, address)).status);
      expect([statuses.slice(0, most), statuses.at(-1)]).toEqual([Array(most).fill(201), 429]);
    };
    await from('198.51.100.9', (at) => `062${at}345678`.slice(0, 10), 10);
    await rows(api, 'delete from phone_code');
    await from(undefined, (at) => `06171${String(10_000 + at)}`, 20);
  });

  it('is not sent to a country any more where nobody ever enters one', async () => {
    await rows(api, 'delete from phone_code');
    const person = await member();
    for (let at = 0; at < 4; at += 1) await ask(person, debits.newMobile()).expect(201);
    await rows(
      api,
      `insert into phone_code (tenant_id, id, account_id, phone_hash, prefix, country, network_hash, code_hash, sent_at, expires_at)
       select tenant_id, gen_random_uuid(), account_id, phone_hash, prefix, country, network_hash, code_hash,
         now() - interval '1 hour', now() - interval '50 minutes'
       from phone_code, generate_series(1, 5) where account_id = $1`,
      [person.id],
    );
    const other = await member();
    expect(codeOf(await ask(other, debits.newMobile()))).toEqual([503, 'text_messages_unavailable']);
    await ask(other, '+32 470 12 34 56').expect(201);
    await rows(
      api,
      `update phone_code set entered_at = now() where id = (select id from phone_code where country = 'NL' limit 1)`,
    );
    await ask(other, debits.newMobile()).expect(201);
  });

  it('is said to be away where the message is not taken, and counts', async () => {
    const person = await member();
    jest.spyOn(api.running.app.get(Sms, { strict: false }), 'send').mockRejectedValueOnce(new SmsError('timeout'));
    expect(codeOf(await ask(person, debits.newMobile()))).toEqual([503, 'text_messages_unavailable']);
    const [row] = await rows(api, 'select count(*)::int as n from phone_code where account_id = $1', [person.id]);
    expect(row).toEqual({ n: 1 });
  });
});
