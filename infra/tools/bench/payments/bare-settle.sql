-- What BookReport does of a paid payment, statement by statement. A colon before a letter is a variable also within quotes.
\set k :k + 1
\set n :first + :client_id * :each + :k
\set tenant :first_tenant + mod(:n, :tenants)
\set account :first_account + mod(:n, :accounts)
begin;
\startpipeline
select from account where tenant_id = :tenant and id = (
  select o.account_id from payment_attempt a join payment_order o on o.tenant_id = a.tenant_id and o.id = a.order_id
  where a.tenant_id = :tenant and a.id = ('0190d1f0-0000-7000-8000-' || lpad(to_hex(:n::integer), 12, '0'))::uuid) for no key update;
select from payment_order where tenant_id = :tenant
  and id = (select order_id from payment_attempt where tenant_id = :tenant and id = ('0190d1f0-0000-7000-8000-' || lpad(to_hex(:n::integer), 12, '0'))::uuid) for update;
select a.id as attempt, a.status, a.method, a.credits_when, a.booked_at, a.provider_account_id, o.id, o.status, o.account_id,
    owner.status, o.credits, o.amount, o.currency, o.country, o.vat_basis_points, o.vat_amount, o.revision
  from payment_attempt a join payment_order o on o.tenant_id = a.tenant_id and o.id = a.order_id
  left join account owner on owner.tenant_id = o.tenant_id and owner.id = o.account_id
  where a.tenant_id = :tenant and a.id = ('0190d1f0-0000-7000-8000-' || lpad(to_hex(:n::integer), 12, '0'))::uuid for update of a;
\endpipeline
\startpipeline
update payment_order set status = 'paid', paid_at = now(),
    evidence = evidence || jsonb_strip_nulls(jsonb_build_object('payment', 'NL'))
  where tenant_id = :tenant and id = :n;
update discount_use u set state = 'used' where u.tenant_id = :tenant and u.order_id = :n and (u.state = 'reserved' or not exists (
  select from discount_use other where other.tenant_id = :tenant and other.account_id = u.account_id
    and other.code_id is not distinct from u.code_id and other.state <> 'released'));
update payment_attempt set booked_at = now() where tenant_id = :tenant and id = ('0190d1f0-0000-7000-8000-' || lpad(to_hex(:n::integer), 12, '0'))::uuid;
insert into money_transfer (tenant_id, id, key, order_id, currency, debit_account, credit_account, amount)
  select :tenant, * from unnest(array[gen_random_uuid(), gen_random_uuid()],
    array['paid:' || ('0190d1f0-0000-7000-8000-' || lpad(to_hex(:n::integer), 12, '0')) || ':' || 'net', 'paid:' || ('0190d1f0-0000-7000-8000-' || lpad(to_hex(:n::integer), 12, '0')) || ':' || 'vat'], array[:n::integer, :n::integer], array['EUR', 'EUR'],
    array['clearing:' || 'bench', 'clearing:' || 'bench'], array['prepaid', 'vat:' || 'NL'], array[826, 173])
  on conflict (tenant_id, key) do nothing;
\endpipeline
select from account where tenant_id = :tenant and id = :account for no key update;
select balance from credit_balance where tenant_id = :tenant and account_id = :account for update;
with known as (
  select number, balance_after, account_id = :account::integer and amount = 60 and reason = 'purchase' and reference = :n::text as is_same
  from credit_entry where tenant_id = :tenant and idempotency_key = 'purchase:' || :n::text
), moved as (
  update credit_balance set balance = balance + 60, entries = entries + 1
  where tenant_id = :tenant and account_id = :account::integer and balance + 60 >= 0 and not exists (select from known)
  returning balance, entries
), entered as (
  insert into credit_entry (tenant_id, id, account_id, number, amount, balance_after, reason, reference, revision, idempotency_key)
  select :tenant, gen_random_uuid(), :account::integer, entries, 60, balance, 'purchase', :n::text, 1, 'purchase:' || :n::text from moved
  returning number, balance_after
)
select number, balance_after as balance, true as "isNew", true as is_same from entered
union all select number, balance_after, false, is_same from known;
select p.name, a.email, a.language, p.country, a.time_zone, o.package_id, o.credits, o.currency, o.list_amount, o.discount_amount,
    o.amount, o.vat_basis_points, o.vat_amount, o.revision, o.begun_at, o.paid_at, paid.method
  from payment_order o join account a on a.tenant_id = o.tenant_id and a.id = o.account_id
  join profile p on p.tenant_id = a.tenant_id and p.id = a.id
  join payment_attempt paid on paid.tenant_id = o.tenant_id and paid.order_id = o.id and paid.id = ('0190d1f0-0000-7000-8000-' || lpad(to_hex(:n::integer), 12, '0'))::uuid
  where o.tenant_id = :tenant and o.id = :n;
\startpipeline
with counted as (
  insert into receipt_counter (tenant_id, year, last_number)
  select tenant_id, extract(year from paid_at at time zone 'UTC')::integer, 1 from payment_order
  where tenant_id = :tenant and id = :n and paid_at is not null and receipt_number is null
  on conflict (tenant_id, year) do update set last_number = receipt_counter.last_number + 1
  returning year, last_number::text as number
)
update payment_order set receipt_number = year || '-' || lpad(number, greatest(6, length(number)), '0')
from counted where tenant_id = :tenant and id = :n;
insert into outbox (tenant_id, id, kind, payload, trace) values (:tenant, gen_random_uuid(), 'mail', jsonb_build_object('mail', 'order_confirmation',
  'person', jsonb_build_object('address', 'bench@bench.example', 'locale', 'nl', 'country', 'NL'),
  'params', jsonb_build_object('order', :n::integer, 'name', 'Bench', 'package', 'start', 'credits', 60, 'currency', 'EUR', 'list_amount', 999,
    'discount_amount', 0, 'amount', 999, 'vat_basis_points', 2100, 'vat_amount', 173, 'method', 'card', 'begun_at', now(),
    'paid_at', now(), 'time_zone', null, 'refund_days', 14, 'late', false, 'cancelled', false, 'debit', false)), '');
\endpipeline
update payment_attempt set status = 'paid', provider_status = 'paid', next_check_at = case
    when exists (select from money_refund where tenant_id = :tenant and attempt_id = ('0190d1f0-0000-7000-8000-' || lpad(to_hex(:n::integer), 12, '0'))::uuid and status = 'sent')
      then now() + interval '6 hours'
    when method = 'sepa_debit' and created_at > now() - interval '14 months' then now() + interval '7 days'
  end
  where tenant_id = :tenant and id = ('0190d1f0-0000-7000-8000-' || lpad(to_hex(:n::integer), 12, '0'))::uuid;
commit;
