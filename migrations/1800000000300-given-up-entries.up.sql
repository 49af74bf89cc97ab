-- Whether an entry lost its secrets when it was given up: it cannot be delivered without them. Of those from before nobody knows.
alter table outbox add column lost_secrets boolean not null default false;
update outbox set lost_secrets = true where failed_at is not null;
