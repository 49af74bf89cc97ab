import { DELETED, type DeclaredTable, withheld } from '../../platform/personal-data';

const COPY = withheld('a copy of the profile’s, for searches');

export const DISCOVERY_DATA: readonly DeclaredTable[] = [
  {
    table: 'listing',
    name: 'listing',
    rows: 'profile_id = $1::integer',
    key: ['profile_id'],
    columns: {
      profile_id: COPY,
      gender: COPY,
      country: COPY,
      region: COPY,
      birth_date: COPY,
      sexuality: COPY,
      relationship_status: COPY,
      body_type: COPY,
      hair_color: COPY,
      eye_color: COPY,
      interests: COPY,
      has_photo: withheld('told by the photos'),
      fictional: COPY,
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
  {
    table: 'swipe',
    name: 'swipes',
    rows: 'member_id = $1::integer',
    key: ['member_id', 'profile_id'],
    columns: {
      member_id: withheld('the same id as the profile’s'),
      profile_id: 'id',
      choice: 'choice',
      created_at: 'created_at',
    },
    erase: DELETED,
  },
];
