import { type DocumentLayer } from '../../../src/modules/tenants';
import { FIRST, OPERATOR, REVIEWER, SECOND, SUPPORT, type TestApi, testBrand } from '../api';
import { FITTING } from '../fitting';
import { PASSWORD, form, rows } from '../people';

/** Values that exist or that fit, by the name of a field; ids by what stands before them in a path. */
export interface Pool {
  readonly fields: Readonly<Record<string, readonly unknown[]>>;
  readonly ids: Map<string, readonly (number | string)[]>;
}

const PROFILES = 'select id, created_at as at from profile';
/** `at` where ids do not tell which rows are the newest. */
const ID_SOURCES: Readonly<Record<string, string>> = {
  members: PROFILES,
  swipe: PROFILES,
  likes: PROFILES,
  blocks: PROFILES,
  'auto-like': PROFILES,
  chats: 'select id, created_at as at from conversation',
  'held-messages': 'select id, held_at as at from held_message',
  photos: 'select id, created_at as at from photo',
  'photo-checks': 'select id, created_at as at from photo_check',
  'chat-photos': 'select id, created_at as at from chat_photo',
  reports: 'select id, created_at as at from report',
  credits: 'select distinct number as id from credit_entry',
  transactions: 'select distinct number as id from credit_entry',
  messages: 'select distinct seq as id from message',
  revisions: 'select distinct revision as id from settings_revision',
  people: 'select id from staff',
  sessions: 'select id from session union all select id from staff_session',
  exports: 'select id from data_export',
  passkeys: 'select id from passkey',
  'scheduled-releases': 'select id from scheduled_release',
  tokens: 'select label as id from staff_token',
  prompts: "select code as id from (values ('good_sunday'), ('two_truths'), ('won_over'), ('party_spot')) p (code)",
  media: "select encode(k, 'hex') as id from (select decode(md5(id::text), 'hex') as k from photo) p",
};

/** The newest rows first, so that those of members who came late are among the few that are kept. */
const MOST = 40;

/** Looks up the ids of all tenants' rows anew. */
export async function refreshIds(api: TestApi, { ids }: Pool): Promise<void> {
  for (const [name, text] of Object.entries(ID_SOURCES)) {
    const order = text.includes(' as at ') ? 'at desc, id desc' : 'id desc';
    const found = await rows(api, `select id from (${text}) source order by ${order} limit ${MOST}`);
    ids.set(name, found.map((row) => row['id'] as number | string).reverse());
  }
}

const document = (slug: string): DocumentLayer => testBrand(slug).own as DocumentLayer;

export function createPool(foreignEmail: string): Pool {
  const people = [OPERATOR, REVIEWER, SUPPORT].map(({ email }) => email);
  const one = Object.entries({ ...FITTING, ...form('somebody@visitor.example') });
  return {
    ids: new Map(),
    fields: {
      ...Object.fromEntries(one.map(([name, value]) => [name, [value]])),
      email: ['somebody@visitor.example', 'new@visitor.example', foreignEmail, ...people],
      password: [PASSWORD],
      kind: ['text', 'reminders', 'payment', 'support', 'refund', 'photo', 'gift', 'gif'],
      slug: [FIRST, FIRST, FIRST, SECOND, 'nobody', 'fuzzed'],
      tenants: [[FIRST], [SECOND], [FIRST, FIRST], [FIRST, SECOND], [], ['nobody']],
      host: ['extra.example', 'more.example', `${FIRST}.localhost`, `${SECOND}.localhost`],
      target: [`${FIRST}.localhost`, 'extra.example', 'more.example', `${SECOND}.localhost`],
      domains: [
        [{ host: 'extra.example', kind: 'alias' }],
        [{ host: 'more.example', kind: 'redirect', target: 'extra.example' }],
      ],
      label: ['laptop', 'phone'],
      source: [document(FIRST), document(SECOND), {}],
      publish_at: ['2026-12-01T00:00:00Z', '2030-01-01T00:00:00+02:00'],
      from: ['2026-11-01', '2026-11-20'],
      to: ['2026-11-30', '2027-01-01'],
      key: ['fuzzed-key-1', 'fuzzed-key-2'],
      reason: ['A reason to do so', 'other'],
      outcome: ['warned', 'blocked', 'nothing'],
      cursor: ['1', '50', '1763856000000_1', '1763856000000000_2'],
      profiles: ['1', '1,2,3'],
      path: ['/landers/video', 'settings.name'],
      code: ['123456'],
      country: ['NL', 'BE', 'XX'],
      query: ['utr', 'hello'],
      name: ['wave.svg', '320.webp', '640.avif', '320-blur.webp'],
      lat: [52.09, 0],
      lon: [5.12, 0],
      client_id: ['0198d2b0-7c55-7cc0-9f5e-3d1c0a5b7e21', '0198d2b0-7c55-7cc0-9f5e-3d1c0a5b7e22'],
      visit: ['0198d2b0-7c55-7cc0-9f5e-3d1c0a5b7e21'],
    },
  };
}
