-- The people who control the account that looked first, its own id first. Those of a look that is open, or can still be opened
-- again, are read from the accounts as they are today.
set local lock_timeout = '5s';
alter table second_look add column first_people integer[] not null default '{}';
alter table minor_evidence add column first_people integer[] not null default '{}';
update second_look l set first_people = s.id || s.held_by from staff s
where s.email = l.first_by and (l.decided_at is null or l.decided_at > now() - interval '1 hour');
update minor_evidence e set first_people = s.id || s.held_by from staff s
where s.email = e.first_by and (e.decided_at is null or e.decided_at > now() - interval '1 hour');
