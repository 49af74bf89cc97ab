-- What a member agreed to, and what was answered where a no is an answer too: a row for each time, never changed.
create table consent (
  tenant_id integer not null references tenant (id),
  id uuid not null default gen_random_uuid(),
  account_id integer not null,
  kind text not null check (kind in ('terms', 'sensitive_data', 'member_resell')),
  given boolean not null,
  -- Where the words stand that were agreed to: the settings that the page was made from, its language, and the date
  -- that the terms carried.
  revision integer not null,
  language text not null,
  terms_date date not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references account (tenant_id, id),
  foreign key (tenant_id, revision) references settings_revision (tenant_id, revision)
);
create index consent_account on consent (tenant_id, account_id, kind, created_at desc);
select make_tenant_table('consent');
-- Only the erasure of an account takes a row away, and it belongs to no tenant's code.
revoke update, delete on consent from manyhearts_app;
revoke update on consent from manyhearts_platform;

alter table account
  -- To whom signup_message goes.
  add column signup_member integer,
  -- What was answered before sign-up: fields of the search.
  add column signup_answers jsonb check (jsonb_typeof(signup_answers) = 'object'),
  add foreign key (tenant_id, signup_member) references profile (tenant_id, id) on delete set null (signup_member);
