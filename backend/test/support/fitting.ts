import { BEGIN_NOW_CONSENT } from '../../../contract/payments/consent';
import { MANDATE_TEXT } from '../../../contract/payments/mandate-text';
import { TRAITS, wordsOf } from '../../../contract/profile/fields';
import { PASSWORD } from './people';
import { newSubscription } from './push-subscriptions';

/** By the name of a field, a value that it takes. */
export const FITTING: Readonly<Record<string, unknown>> = {
  ...{ old_password: PASSWORD, new_password: 'eight loud herons', new_password_again: 'eight loud herons' },
  ...{ token: 'A'.repeat(43), next: '/', kind: 'reminders', enabled: true, language: 'en', lb: true },
  ...{ path: '/landers/video', network: 'ads', ref: 'r', sub1: 'a', sub2: 'b', sub3: 'c', referrer: 'search.example' },
  ...{ reason: 'other', note: 'A note.', message: 'A message that is long enough to be one.', reference: 'order 5' },
  ...{ id: 'A'.repeat(43), client_data: 'AAAA', attestation: 'AAAA', authenticator_data: 'AAAA', signature: 'AAAA' },
  ...{ transports: ['internal'], user_handle: 'A'.repeat(43), stop: 'all', 'List-Unsubscribe': 'One-Click' },
  ...{ birth_day: '17', birth_month: '5', birth_year: '1990', signup_message: 'Hello!', time_zone: 'Europe/Paris' },
  ...{ signup_member: 101, looking_for: 'talk', min_age: 20, max_age: 40, countryregion: 17727847, revision: 1 },
  ...{ member_resell: true, password_again: PASSWORD },
  ...{
    answer: 'Pancakes.',
    replaces: 'good_sunday',
    codes: ['good_sunday'],
    prompt: 'good_sunday',
    quote: { prompt: 'good_sunday' },
  },
  ...{ ids: [1], x: 0, y: 0, width: 1, height: 1, choice: 'pass' },
  ...{ profile: 101, text: 'A note.', block: false, seq: 1, client_id: '0198d2b0-7c55-7cc0-9f5e-3d1c0a5b7e21' },
  ...{ chats: [{ conversation: 1, seq: 1 }], conversation: 1, photo: 1, gift: 'rose', gif: 'wave' },
  ...{ key: '0198d2b0-7c55-7cc0-9f5e-3d1c0a5b7e22', package: 'start', method: 'card', amount: 999, currency: 'EUR' },
  ...{ period: 'month', message_seq: 1, consent: true, photos: [1], reasons: ['other'] },
  ...{
    begin_now: BEGIN_NOW_CONSENT,
    discount: 'WINTER20',
    order: 1,
    credits_when: 'submitted',
    authorisation: MANDATE_TEXT,
  },
  ...{ ...newSubscription(), application_server_key: newSubscription().keys.p256dh, expirationTime: null },
  ...{ push: true, show_names: true, in_sight: true, on: true, from: '22:00', until: '08:00' },
  ...{ seen_until: '2026-11-20T10:00:00.000Z' },
  ...{ account_holder: 'Noa de Vries', iban: 'NL91ABNA0417164300', street: 'Prinsengracht', house_number: '12' },
  ...{ zip: '1015 CX', city: 'Amsterdam', phone: '+31612345678', otp: '123456', code: '123456' },
  ...Object.fromEntries(TRAITS.map((name) => [name, wordsOf(name)[0]])),
  ...{ interests: [1, 2], about_me: 'A note.', place: { country: 'NL', city: 'Utrecht', lat: 52.09, lon: 5.12 } },
};
