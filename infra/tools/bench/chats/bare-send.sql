\set tenant random(:first_tenant, :last_tenant)
\set sender random(1, 1000)
\set conversation (:sender - 1) * 5 + random(1, 5)
with open as (
  select h.partner_id from chat h join profile p on p.tenant_id = h.tenant_id and p.id = h.partner_id
  where h.tenant_id = :tenant and h.member_id = :sender and h.conversation_id = :conversation and h.wrote_at is not null
    and p.status = 'active'
    and not exists (select from block b where b.tenant_id = :tenant and b.blocker_id = :sender and b.blocked_id = p.id)
    and not exists (select from block b where b.tenant_id = :tenant and b.blocker_id = p.id and b.blocked_id = :sender)
), paid as (
  update credit_balance set balance = balance - 5, entries = entries + 1
  from open where tenant_id = :tenant and account_id = :sender and balance >= 5 returning balance, entries
), numbered as (
  update conversation set last_seq = last_seq + 1 from paid where tenant_id = :tenant and id = :conversation
  returning last_seq as seq, low_id # high_id # :sender as partner
), sent as (
  insert into message (tenant_id, conversation_id, seq, sender_id, client_id, kind, body)
  select :tenant, :conversation, seq, :sender, gen_random_uuid(), 'text', 'What are you doing this weekend?' from numbered
  returning seq, client_id, sent_at
), entry as (
  insert into credit_entry (tenant_id, id, account_id, number, amount, balance_after, reason, reference, revision, idempotency_key)
  select :tenant, gen_random_uuid(), :sender, entries, -5, balance, 'message', :conversation || ':' || seq, 1, 'message:' || client_id
  from paid, sent
), theirs as (
  update chat set unread = unread + 1, unread_since = coalesce(unread_since, now()), last_at = now(), changed = change_position()
  from numbered where tenant_id = :tenant and member_id = partner and conversation_id = :conversation returning unread
), mine as (
  update chat set last_at = now(), draft = '', changed = change_position()
  from numbered where tenant_id = :tenant and member_id = :sender and conversation_id = :conversation returning unread
)
select sent.*, paid.balance, theirs.unread from sent, paid, theirs, mine;
