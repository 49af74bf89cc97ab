import { DELETED, type DeclaredTable, withheld } from '../../platform/personal-data';

const OWN_ID = withheld('the same id as the profile’s');

export const LIKES_DATA: readonly DeclaredTable[] = [
  {
    table: 'member_like',
    name: 'likes',
    // Those that others gave are theirs; they end with the profile.
    rows: 'liker_id = $1::integer',
    key: ['liker_id', 'liked_id'],
    columns: {
      liker_id: OWN_ID,
      liked_id: 'id',
      created_at: 'created_at',
      seen_at: withheld('when the other one looked'),
      match_seen_at: 'match_shown_at',
      pushed_by: withheld('names a delivery, and nothing else does'),
      match_pushed_by: withheld('names a delivery, and nothing else does'),
      liked_photo: withheld('names a photo of the other one'),
      liked_prompt: 'question',
    },
    erase: DELETED,
  },
  {
    table: 'welcome_like',
    name: 'welcome_like',
    rows: 'profile_id = $1::integer',
    key: ['profile_id'],
    columns: { profile_id: OWN_ID, fictional_id: 'id', created_at: 'created_at', seen_at: 'shown_at' },
    erase: DELETED,
  },
  {
    table: 'swipe',
    name: 'swipes',
    rows: 'member_id = $1::integer',
    key: ['member_id', 'profile_id'],
    columns: {
      member_id: OWN_ID,
      profile_id: 'id',
      choice: 'choice',
      created_at: 'created_at',
    },
    erase: DELETED,
  },
];
