-- Ids came one after the other for all brands together, so whoever signed up twice could count everybody's sign-ups in
-- between. New ids are the numbers of the sequences under a secret permutation, above 2^30; what has an id keeps it.
create table id_key (
  single boolean primary key default true check (single),
  key bytea not null check (length(key) = 32)
);
insert into id_key (key)
select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- A permutation of 30 bits: eight rounds of a Feistel network on halves of 15. It runs with the rights of its owner,
-- since no other role may read the key.
create function permuted_id(kind text, number bigint) returns integer
  language plpgsql stable strict parallel safe security definer set search_path = pg_catalog as $$
declare
  secret bytea;
  hash bytea;
  high integer := number >> 15;
  low integer := number & 32767;
  mixed integer;
begin
  if number not between 0 and 1073741823 then
    raise exception '% has no number %', kind, number;
  end if;
  select k.key into strict secret from public.id_key k;
  for round in 1..8 loop
    hash := sha256(secret || convert_to(format('%s:%s:%s', kind, round, low), 'UTF8'));
    mixed := high # ((get_byte(hash, 0) << 8 | get_byte(hash, 1)) & 32767);
    high := low;
    low := mixed;
  end loop;
  return (1 << 30) | (high << 15) | low;
end $$;

-- The next id of a sequence, which is named as it is created: the name is part of what is hashed.
create function next_id(kind text) returns integer
  language sql volatile
  return permuted_id(kind, nextval(kind::regclass));
-- The one that this session had last.
create function current_id(kind text) returns integer
  language sql volatile
  return permuted_id(kind, currval(kind::regclass));
grant execute on function permuted_id(text, bigint), next_id(text), current_id(text)
  to manyhearts_app, manyhearts_platform;

alter sequence profile_id maxvalue 1073741823;
alter sequence photo_id maxvalue 1073741823;
alter sequence report_id maxvalue 1073741823;
alter sequence conversation_id maxvalue 1073741823;
alter sequence chat_photo_id maxvalue 1073741823;
alter sequence held_message_id maxvalue 1073741823;

alter table photo alter column id set default next_id('photo_id');
alter table report alter column id set default next_id('report_id');
alter table conversation alter column id set default next_id('conversation_id');
alter table chat_photo alter column id set default next_id('chat_photo_id');
alter table held_message alter column id set default next_id('held_message_id');
-- A profile's default stays for one release: processes of the release before insert without an id and then ask for
-- currval('profile_id'), which has to be the same. This release names next_id in its statements.
