-- The last tries to reach a device, newest first: of which entry, when, at whose service, and what it answered. A device that an
-- entry is done with is not written to again for it.
alter table push_subscription add column sends jsonb not null default '[]';
