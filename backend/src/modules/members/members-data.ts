import { PROFILE_FIELDS, type ProfileField } from '../../../../contract/profile/fields';
import { type Column, DELETED, type DeclaredTable, withheld } from '../../platform/personal-data';

const FIELDS: Readonly<Record<string, Column>> = Object.fromEntries(
  Object.values<ProfileField>(PROFILE_FIELDS).map(({ column, exported }) => [
    column,
    exported ?? withheld('not part of the export'),
  ]),
);

export const MEMBERS_DATA: readonly DeclaredTable[] = [
  {
    table: 'photo',
    name: 'photos',
    rows: 'profile_id = $1::integer',
    key: ['id'],
    columns: {
      id: withheld('names the photo in its owner’s own addresses'),
      profile_id: withheld('the same id as the profile’s'),
      position: 'position',
      status: 'status',
      reason: 'reason',
      file: 'picture',
      key: withheld('opens the picture for whoever has it'),
      blurred_key: withheld('opens the blurred picture for whoever has it'),
      width: 'width',
      height: 'height',
      crop: 'crop',
      phash: withheld('computed from the picture, to know it again'),
      created_at: 'created_at',
      decided_at: 'decided_at',
      decided_by: withheld('who of the staff looked at it'),
    },
    pictures: 'file',
    erase: DELETED,
  },
  {
    table: 'rejected_picture',
    impersonal:
      'sixty-four bits of how a picture looks; nothing says whose it was, and no picture comes back from them',
  },
  {
    table: 'invisible_mode',
    name: 'invisible_mode',
    rows: 'profile_id = $1::integer',
    key: ['profile_id'],
    columns: { profile_id: withheld('the same id as the profile’s'), since: 'since' },
    erase: DELETED,
  },
  {
    table: 'profile_prompt',
    name: 'profile_prompts',
    rows: 'profile_id = $1::integer',
    key: ['profile_id', 'code'],
    columns: {
      profile_id: withheld('the same id as the profile’s'),
      code: 'question',
      answer: 'answer',
      position: 'position',
      changed_at: 'changed_at',
    },
    erase: DELETED,
  },
  {
    table: 'profile',
    name: 'profile',
    rows: 'id = $1::integer',
    key: ['id'],
    columns: {
      id: 'id',
      ...FIELDS,
      latitude: 'latitude',
      longitude: 'longitude',
      language: 'language',
      status: 'status',
      fictional: withheld('no account has a fictional profile'),
      created_at: 'created_at',
      changed_at: 'changed_at',
      main_photo_id: withheld('the first of the photos that are shown'),
      main_photo_key: withheld('of the same photo'),
      main_photo_width: withheld('of the same photo'),
      main_photo_height: withheld('of the same photo'),
    },
    erase: DELETED,
  },
];
