-- The entries of an account count 1, 2, 3… in the order in which its balance changed: what a statement shows, and in what
-- order. The balance's row is held while one is made, so there is no number twice and none left out.
alter table credit_balance add column entries integer not null default 0 check (entries >= 0);

alter table credit_entry
  add column number integer check (number > 0),
  add column balance_after integer check (balance_after >= 0);

with ordered as (
  select tenant_id, id, row_number() over entry as number, sum(amount) over entry as balance_after
  from credit_entry
  window entry as (partition by tenant_id, account_id order by created_at, id)
)
update credit_entry e set number = o.number, balance_after = o.balance_after
from ordered o where o.tenant_id = e.tenant_id and o.id = e.id;

update credit_balance b set entries = counted.entries
from (select tenant_id, account_id, count(*) as entries from credit_entry group by 1, 2) counted
where counted.tenant_id = b.tenant_id and counted.account_id = b.account_id;

alter table credit_entry
  alter column number set not null,
  alter column balance_after set not null,
  add unique (tenant_id, account_id, number);
drop index credit_entry_account;
