-- Where a change stands among all changes: whatever a snapshot has not seen has this much or more of its xmin.
create function change_position() returns bigint
  language sql volatile parallel unsafe
  return pg_current_xact_id()::text::bigint;
grant execute on function change_position() to manyhearts_app, manyhearts_platform;

create sequence conversation_id as integer;
grant usage on sequence conversation_id to manyhearts_app, manyhearts_platform;

-- Two members, once. Its row is what everything that changes a conversation holds: it gives messages their one order.
create table conversation (
  tenant_id integer not null references tenant (id),
  id integer not null default nextval('conversation_id') check (id > 0),
  low_id integer not null,
  high_id integer not null check (high_id > low_id),
  last_seq integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, low_id, high_id),
  foreign key (tenant_id, low_id) references profile (tenant_id, id) on delete cascade,
  foreign key (tenant_id, high_id) references profile (tenant_id, id) on delete cascade
);
create index conversation_high on conversation (tenant_id, high_id);
select make_tenant_table('conversation');

-- A conversation as one of the two has it.
create table chat (
  tenant_id integer not null references tenant (id),
  member_id integer not null,
  conversation_id integer not null,
  partner_id integer not null,
  unread integer not null default 0 check (unread >= 0),
  -- When the first of them came.
  unread_since timestamptz,
  read_seq integer not null default 0,
  partner_read_seq integer not null default 0,
  partner_received_seq integer not null default 0,
  -- Up to here the member has deleted it.
  cleared_seq integer not null default 0,
  last_at timestamptz not null default now(),
  -- Since when it is one of the conversations that the member writes in.
  wrote_at timestamptz,
  draft text not null default '',
  changed bigint not null default change_position(),
  primary key (tenant_id, member_id, conversation_id),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete cascade,
  check ((unread = 0) = (unread_since is null))
);
create index chat_conversation on chat (tenant_id, conversation_id);
create index chat_changed on chat (changed);
create index chat_unread on chat (unread_since) where unread_since is not null;
select make_tenant_table('chat');

create table message (
  tenant_id integer not null references tenant (id),
  conversation_id integer not null,
  seq integer not null check (seq > 0),
  sender_id integer not null,
  -- Made by who sends it: sending it again is the same message.
  client_id uuid not null,
  kind text not null check (kind in ('text', 'photo', 'gift', 'gif')),
  body text,
  attachment jsonb,
  warning text check (warning ~ '^[a-z_]+$'),
  sent_at timestamptz not null default now(),
  -- Taken back by its sender: what was in it is gone.
  gone_at timestamptz,
  gone_changed bigint,
  primary key (tenant_id, conversation_id, seq),
  unique (tenant_id, sender_id, client_id),
  foreign key (tenant_id, conversation_id) references conversation (tenant_id, id) on delete cascade,
  check (gone_at is null or body is null and attachment is null)
);
create index message_gone on message (tenant_id, conversation_id, gone_changed) where gone_at is not null;
select make_tenant_table('message');
