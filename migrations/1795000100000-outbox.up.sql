-- Facts on their way out of the database: written with what caused them, deleted when delivered.
create table outbox (
  tenant_id integer not null references tenant (id),
  id uuid not null,
  kind text not null check (kind <> ''),
  payload jsonb not null,
  trace text not null default '',
  created_at timestamptz not null default now(),
  -- When the row is next handed to the queue.
  hand_at timestamptz not null default now(),
  -- Until when nobody may take it: somebody works on it (kept alive by a heartbeat), or it waits after a failure. In both
  -- cases hand_at is the same instant; a row whose hand_at is later lies in the queue, untaken.
  claimed_until timestamptz,
  attempts integer not null default 0,
  last_error text,
  -- Given up: kept for thirty days, for whoever is on call.
  failed_at timestamptz,
  primary key (tenant_id, id)
)
-- Rows change a few times and go: room on the page, and vacuum by count rather than by share.
with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create index outbox_due on outbox (tenant_id, hand_at) where failed_at is null;
create index outbox_failed on outbox (failed_at) where failed_at is not null;

select make_tenant_table('outbox');
