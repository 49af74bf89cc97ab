import { TRAITS, type TraitName, fieldOf } from '../../../../contract/profile/fields';
import {
  arrayOf,
  bigint,
  boolean,
  date,
  double,
  integer,
  json,
  key,
  nullable,
  smallint,
  tenantTable,
  text,
  timestamp,
} from '../../platform/database';

const told = nullable(text);
const traits = Object.fromEntries(TRAITS.map((name) => [fieldOf(name).column, told])) as Record<TraitName, typeof told>;

/** The tables that this module owns. */
export const MEMBERS_TABLES = {
  profile: tenantTable('profile', {
    id: key(integer),
    name: text,
    gender: nullable(text),
    seeking: nullable(text),
    birth_date: date,
    country: nullable(text),
    region: nullable(text),
    city: nullable(text),
    latitude: nullable(double),
    longitude: nullable(double),
    about: nullable(text),
    language: text,
    status: text,
    fictional: boolean,
    created_at: timestamp,
    changed_at: timestamp,
    main_photo_id: nullable(integer),
    ...traits,
    looking_for: nullable(text),
    interests: arrayOf(smallint),
    main_photo_key: nullable(text),
    main_photo_width: nullable(integer),
    main_photo_height: nullable(integer),
  }),
  photo: tenantTable('photo', {
    id: key(integer),
    profile_id: integer,
    position: smallint,
    status: text,
    reason: nullable(text),
    file: text,
    key: text,
    blurred_key: text,
    width: integer,
    height: integer,
    crop: nullable(json()),
    phash: bigint,
    created_at: timestamp,
    decided_at: nullable(timestamp),
    decided_by: nullable(text),
  }),
  rejected_picture: tenantTable('rejected_picture', {
    phash: key(bigint),
    reason: text,
    rejected_at: timestamp,
  }),
  profile_prompt: tenantTable('profile_prompt', {
    profile_id: key(integer),
    code: key(text),
    answer: text,
    position: smallint,
    changed_at: timestamp,
  }),
  invisible_mode: tenantTable('invisible_mode', {
    profile_id: key(integer),
    since: timestamp,
  }),
};

/** The modules whose statements may read a table of this one. Only this module writes them. */
export const MEMBERS_READERS = {
  profile: [
    'accounts',
    'activity',
    'chats',
    'credits',
    'discovery',
    'likes',
    'payments',
    'privacy',
    'safety',
    'traffic',
  ],
  photo: ['safety'],
  profile_prompt: ['safety'],
  invisible_mode: ['accounts', 'activity'],
};
