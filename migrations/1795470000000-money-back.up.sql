-- Premium holds while one purchase is neither fully withdrawn nor fully charged back. The first purchase begins it
-- (begin_premium); an order whose money has all gone back may end it, and one whose money comes back begins it again.
create function follow_order_premium() returns trigger language plpgsql as $$
begin
  if new.status in ('refunded', 'charged_back') then
    update account set premium_since = null
    where tenant_id = new.tenant_id and id = new.account_id and not exists (
      select from payment_order o where o.tenant_id = new.tenant_id and o.account_id = new.account_id
        and o.status in ('paid', 'partly_refunded'));
  else
    update account set premium_since = new.paid_at
    where tenant_id = new.tenant_id and id = new.account_id and premium_since is null;
  end if;
  return null;
end $$;
create trigger order_premium after update of status on payment_order
  for each row when (
    (new.status in ('refunded', 'charged_back') and old.status in ('paid', 'partly_refunded'))
    or (new.status in ('paid', 'partly_refunded') and old.status in ('refunded', 'charged_back')))
  execute function follow_order_premium();

-- The person of the staff who asked for it and the reason, in their words; null where the member or the software did.
alter table money_refund
  add column asked_by text,
  add column note text check (length(note) <= 500);
