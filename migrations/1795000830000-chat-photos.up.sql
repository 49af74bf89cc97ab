create sequence chat_photo_id as integer;
grant usage on sequence chat_photo_id to manyhearts_app, manyhearts_platform;

-- Photos that members send each other. Their files lie with their owner's others, below photos/<owner_id>/.
create table chat_photo (
  tenant_id integer not null references tenant (id),
  id integer not null default nextval('chat_photo_id') check (id > 0),
  owner_id integer not null,
  -- The message that brings it; null until it is sent.
  conversation_id integer,
  seq integer,
  -- The whole picture, for its owner's export.
  file text not null,
  key text not null check (key ~ '^[0-9a-f]{32}$'),
  blurred_key text not null check (blurred_key ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, key),
  unique (tenant_id, blurred_key),
  foreign key (tenant_id, owner_id) references profile (tenant_id, id) on delete cascade,
  foreign key (tenant_id, conversation_id, seq) references message (tenant_id, conversation_id, seq) on delete cascade,
  check ((conversation_id is null) = (seq is null)),
  check (key <> blurred_key)
);
create index chat_photo_owner on chat_photo (tenant_id, owner_id);
create unique index chat_photo_message on chat_photo (tenant_id, conversation_id, seq) where seq is not null;
create index chat_photo_unsent on chat_photo (created_at) where seq is null;
select make_tenant_table('chat_photo');

-- Whatever takes the row, its files follow.
create function chat_photo_gone() returns trigger language plpgsql as $$
begin
  insert into outbox (tenant_id, id, kind, payload) values (old.tenant_id, gen_random_uuid(), 'photo_files_gone',
    jsonb_build_object('account', old.owner_id, 'key', old.key, 'blurredKey', old.blurred_key, 'whole', old.file));
  return null;
end $$;
create trigger chat_photo_gone after delete on chat_photo for each row execute function chat_photo_gone();

-- A photo is taken back with its message.
create function message_photo_gone() returns trigger language plpgsql as $$
begin
  delete from chat_photo where tenant_id = new.tenant_id and conversation_id = new.conversation_id and seq = new.seq;
  return null;
end $$;
create trigger message_photo_gone after update of gone_at on message for each row
  when (new.kind = 'photo' and old.gone_at is null and new.gone_at is not null) execute function message_photo_gone();
