-- What of a profile a like is about: a photo, an answer, or, where both are null, all of it.
alter table member_like
  add column liked_photo integer,
  add column liked_prompt text check (liked_prompt ~ '^[a-z][a-z0-9_]{1,39}$');
-- What of the other's profile a held message quotes, until it is sent.
alter table held_message add column quote jsonb;
