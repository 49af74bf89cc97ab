-- Writes what staff did into the audit in the transaction of the tenant's rows that the act changes. The audit belongs to
-- the platform, and the role of tenants' rows may neither read nor change it: this adds one entry of the tenant in scope,
-- with the rights of its owner.
create function write_audit(actor text, action text, subject text, details jsonb) returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  tenant integer := nullif(current_setting('app.tenant_id', true), '')::integer;
begin
  if tenant is null then
    raise exception 'an audit entry of no tenant';
  end if;
  insert into public.audit_entry (actor, action, tenant_id, subject, details)
  values (actor, action, tenant, subject, details);
end $$;
revoke execute on function write_audit(text, text, text, jsonb) from public;
grant execute on function write_audit(text, text, text, jsonb) to manyhearts_app;
