import { DELETED, type DeclaredTable, withheld } from '../../platform/personal-data';

const owner = withheld('the same id as the account’s');
const internal = withheld('names the row, and nothing else does');
const secret = withheld('whoever has it could write to the device: it leaves the database only sealed');

export const PUSH_DATA: readonly DeclaredTable[] = [
  {
    table: 'push_subscription',
    name: 'push_devices',
    rows: 'account_id = $1::integer',
    key: ['id'],
    columns: {
      id: internal,
      account_id: owner,
      session_id: withheld('names the session, which stands among the devices'),
      endpoint_hash: withheld('a hash of the address that its push service gave the device'),
      endpoint: secret,
      p256dh: secret,
      auth: secret,
      key_version: withheld('the brand’s number of the key that it signs with'),
      locale: 'language',
      device: 'device',
      created_at: 'created_at',
      confirmed_at: 'seen_at',
      last_ok_at: 'last_push_at',
      sends: withheld(
        'how the last messages to the device went; the time of the last one that arrived stands beside it',
      ),
      failures: withheld('how often in a row its push service has refused a message'),
      shows_names: 'names_shown',
    },
    erase: DELETED,
    forgotten: 'when its session is over, or its push service says that it is gone',
  },
  {
    table: 'push_pace',
    name: 'latest_pushes',
    rows: 'account_id = $1::integer',
    key: ['account_id', 'kind'],
    columns: {
      account_id: owner,
      kind: 'kind',
      sent_at: 'sent_at',
      entries: withheld('name deliveries, and nothing else does'),
    },
    erase: DELETED,
  },
  {
    table: 'push_preference',
    name: 'push_choices',
    rows: 'account_id = $1::integer',
    key: ['account_id', 'kind'],
    columns: { account_id: owner, kind: 'kind', is_on: 'turned_on', changed_at: 'changed_at' },
    erase: DELETED,
  },
  {
    table: 'push_quiet_hours',
    name: 'quiet_hours',
    rows: 'account_id = $1::integer',
    key: ['account_id'],
    columns: {
      account_id: owner,
      is_on: 'turned_on',
      starts: 'starts_at_time',
      ends: 'ends_at_time',
      changed_at: 'changed_at',
    },
    erase: DELETED,
  },
  { table: 'push_day', impersonal: 'counts pushes of the brand, by day' },
];
