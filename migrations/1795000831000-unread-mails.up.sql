-- Since when there is a message that the member has not read and that no mail has told of.
alter table chat add column untold_since timestamptz;
create index chat_untold on chat (tenant_id, untold_since) where untold_since is not null;
drop index chat_unread;

-- When a member was last told by mail that there is something to read.
create table unread_mail (
  tenant_id integer not null references tenant (id),
  account_id integer not null,
  told_at timestamptz not null default now(),
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references profile (tenant_id, id) on delete cascade
);
select make_tenant_table('unread_mail');
