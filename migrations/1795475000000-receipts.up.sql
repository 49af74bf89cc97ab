-- Receipts are numbered by brand and year, without gaps: the number is given in the transaction that books the payment.
create table receipt_counter (
  tenant_id integer not null references tenant (id),
  year integer not null,
  last_number integer not null check (last_number > 0),
  primary key (tenant_id, year)
);
select make_tenant_table('receipt_counter');

alter table payment_order add column receipt_number text check (receipt_number ~ '^\d{4}-\d{6,}$');
create unique index payment_order_receipt_number on payment_order (tenant_id, receipt_number);

-- Orders that were paid before get their numbers in the order of payment.
with numbered as (
  select tenant_id, id, extract(year from paid_at at time zone 'UTC')::integer as year,
    row_number() over (
      partition by tenant_id, extract(year from paid_at at time zone 'UTC') order by paid_at, id
    )::integer as number
  from payment_order where paid_at is not null
), counted as (
  insert into receipt_counter (tenant_id, year, last_number)
  select tenant_id, year, max(number) from numbered group by 1, 2
)
update payment_order o set receipt_number = n.year || '-' || lpad(n.number::text, greatest(6, length(n.number::text)), '0')
from numbered n where n.tenant_id = o.tenant_id and n.id = o.id;
