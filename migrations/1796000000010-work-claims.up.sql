-- Who of the staff is at what. A claim ends by itself, so that nothing is left lying.
create table staff_claim (
  queue text not null,
  tenant_id integer not null references tenant (id),
  item text not null,
  staff_id integer not null references staff (id),
  claimed_until timestamptz not null,
  primary key (queue, tenant_id, item)
);
create index staff_claim_staff on staff_claim (staff_id, queue);
grant select, insert, update, delete on staff_claim to manyhearts_platform;
