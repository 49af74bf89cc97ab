-- A photo that two people agreed about is given out again as if it waited, so that it can be told how often answers are right.
set local lock_timeout = '5s';
alter table second_look
  -- Emptied soon after the answer: it is counted by brand, never by person.
  add column planted_to text,
  add column planted_at timestamptz,
  add column planted_answered_at timestamptz,
  add column planted_agreed boolean;
create index second_look_planted on second_look (tenant_id) where planted_to is not null;
create index second_look_known on second_look (tenant_id, planted_answered_at) where planted_agreed is not null;
