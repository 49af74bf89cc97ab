-- Programs have accounts of their own, with tokens and without anything that a person signs in with.
set local lock_timeout = '5s';
alter table staff add column machine boolean not null default false;
alter table staff add constraint staff_machine_check check (not machine or (password_hash is null and approves_from is null));
