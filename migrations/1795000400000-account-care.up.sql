-- What happened to an account, told to support; what staff did to it stands in audit_entry.
create table account_event (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  account_id integer not null,
  kind text not null check (kind in ('password_reset_asked', 'password_reset', 'password_changed', 'mail_change_asked',
    'mail_changed', 'mail_change_undone', 'sessions_ended')),
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
create index account_event_account on account_event (tenant_id, account_id, id desc);
select make_tenant_table('account_event');
revoke update on account_event from manyhearts_app, manyhearts_platform;

-- Addresses that an account has left and may still return to: nobody else may take them meanwhile.
create table email_hold (
  tenant_id integer not null references tenant (id),
  email_key text not null,
  account_id integer not null,
  until timestamptz not null,
  primary key (tenant_id, email_key),
  foreign key (tenant_id, account_id) references account (tenant_id, id)
);
create index email_hold_account on email_hold (tenant_id, account_id);
create index email_hold_until on email_hold (until);
select make_tenant_table('email_hold');

create index audit_entry_subject on audit_entry (tenant_id, subject, id desc);
