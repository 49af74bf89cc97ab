-- Four eyes are two people, not two accounts. Who made an account or could sign in with it is written down by number, and
-- an account approves only after somebody independent has confirmed it.
alter table staff
  -- Who made the account, and whoever could act as them at that time. Never changes.
  add column created_by integer[] not null default '{}',
  -- Who else could have come to act as this person since they were last confirmed: whoever invited them again, reset their
  -- second factor or changed their role.
  add column held_by integer[] not null default '{}',
  -- Somebody on the command line did, which proves no person. True of everybody who was there before this was recorded.
  add column held_by_unknown boolean not null default true,
  -- When that was, or when the newest password or second factor was set.
  add column held_at timestamptz not null default now(),
  -- Who has vouched for them since then; enough of them set approves_from.
  add column confirmed_by integer[] not null default '{}',
  add column approves_from timestamptz,
  -- One of the first two, whom nobody could confirm.
  add column founder boolean not null default false;

-- Audit, revisions and approvals name people by address: it never changes, and nobody is removed and added again.
revoke update, delete on staff from manyhearts_platform;
grant update (name, role, disabled_at, password_hash, held_by, held_by_unknown, held_at, confirmed_by, approves_from, founder)
  on staff to manyhearts_platform;

-- When this session last gave a second factor. Null: long ago.
alter table staff_session add column second_factor_at timestamptz;

-- Whoever may have written a revision: its author and who could act as them then. Null where that is not known, as on the
-- command line: two people have to approve it then.
alter table settings_revision add column proposers integer[];

-- Who approved, in a browser, with both factors. An approval without one could be given with somebody else's token: it no longer counts.
alter table settings_approval add column approver_id integer;

-- Operators could make tokens for others. Everybody makes their own again.
update staff_token set revoked_at = now() where revoked_at is null;
