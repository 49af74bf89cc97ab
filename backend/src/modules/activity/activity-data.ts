import { DELETED, type DeclaredTable, withheld } from '../../platform/personal-data';

const OWN_ID = withheld('the same id as the profile’s');

export const ACTIVITY_DATA: readonly DeclaredTable[] = [
  {
    table: 'profile_visit',
    name: 'profile_visits',
    // Those that others made are theirs; they end with the profile.
    rows: 'viewer_id = $1::integer',
    key: ['viewer_id', 'viewed_id'],
    columns: {
      viewer_id: OWN_ID,
      viewed_id: 'id',
      first_at: 'first_visit_at',
      last_at: 'last_visit_at',
      days: 'days_with_visit',
    },
    erase: DELETED,
    forgotten: '30 days after the last visit, and when the member leaves no trace any more',
  },
  {
    table: 'hidden_visits',
    name: 'hidden_visits',
    rows: 'profile_id = $1::integer',
    key: ['profile_id'],
    columns: { profile_id: OWN_ID, since: 'since' },
    erase: DELETED,
  },
  {
    table: 'activity_seen',
    name: 'activity_seen',
    rows: 'profile_id = $1::integer',
    key: ['profile_id'],
    columns: { profile_id: OWN_ID, visitors_at: 'visitors_seen_at', history_at: 'history_seen_at' },
    erase: DELETED,
  },
];
