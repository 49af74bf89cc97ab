import { PROFILE_FIELDS, type ProfileField } from '../../../../contract/profile/fields';
import { type Column, DELETED, type DeclaredTable, withheld } from '../../platform/personal-data';

const COPY = withheld('a copy of the profile’s, for searches');
const FIELDS: Readonly<Record<string, Column>> = Object.fromEntries(
  Object.values<ProfileField>(PROFILE_FIELDS).flatMap(({ column, search }) =>
    search === null ? [] : [[column, COPY]],
  ),
);

export const DISCOVERY_DATA: readonly DeclaredTable[] = [
  {
    table: 'listing',
    name: 'listing',
    rows: 'profile_id = $1::integer',
    key: ['profile_id'],
    columns: {
      profile_id: COPY,
      ...FIELDS,
      has_photo: withheld('told by the photos'),
      fictional: COPY,
      verified_at: COPY,
      rank: withheld('computed: photo, own texts, fictional or not'),
      latitude: COPY,
      longitude: COPY,
      cell: withheld('computed from the place'),
      wide_cell: withheld('computed from the place'),
      joined_at: COPY,
      active_at: 'seen_at',
    },
    erase: DELETED,
  },
  {
    table: 'last_search',
    name: 'last_search',
    rows: 'profile_id = $1::integer',
    key: ['profile_id'],
    columns: { profile_id: withheld('the same id as the profile’s'), filters: 'filters', changed_at: 'changed_at' },
    erase: DELETED,
  },
];
