import { DELETED, type DeclaredTable, withheld } from '../../platform/personal-data';

const OWN = 'account_id = $1::integer';
const owner = withheld('the same id as the account’s');

export const TRAFFIC_DATA: readonly DeclaredTable[] = [
  {
    table: 'visit',
    impersonal: 'names nobody: no account, no network address, no browser; only the page that made it knows its id',
  },
  {
    table: 'postback',
    name: 'told_to_advertising_networks',
    rows: OWN,
    key: ['account_id', 'event'],
    columns: {
      account_id: owner,
      event: 'event',
      network: 'network',
      created_at: 'at',
      delivered_at: 'delivered_at',
      refused_at: 'refused_at',
    },
    erase: DELETED,
  },
  {
    table: 'postback_click',
    name: 'known_to_advertising_networks',
    rows: OWN,
    key: ['account_id', 'network'],
    columns: { account_id: owner, network: 'network', id: 'known_as' },
    erase: DELETED,
  },
];
