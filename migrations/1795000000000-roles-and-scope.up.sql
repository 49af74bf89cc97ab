-- The roles manyhearts_app and manyhearts_platform belong to the whole server: the migration runner makes them.

revoke all on schema public from public;
grant usage on schema public to manyhearts_app, manyhearts_platform;
alter default privileges revoke execute on routines from public;
alter default privileges revoke usage on types from public;

-- Every table with a tenant_id: `select make_tenant_table('complaint');` after its create table.
-- (A table of the platform itself: `grant … to manyhearts_platform`, and nobody else.)
-- Rows are seen and written only in the tenant of the scope; inserts take the tenant from it.
create function make_tenant_table(target regclass) returns void language plpgsql as $$
declare
  scope constant text := $scope$nullif(current_setting('app.tenant_id', true), '')::integer$scope$;
begin
  execute format('alter table %s enable row level security, force row level security', target);
  -- The subselect is read once a statement; the bare call once a row.
  execute format('create policy tenant on %s using (tenant_id = (select %s)) with check (tenant_id = (select %s))',
    target, scope, scope);
  execute format('create policy platform on %s to manyhearts_platform using (true) with check (true)', target);
  execute format('alter table %s alter column tenant_id set default %s', target, scope);
  execute format('grant select, insert, update, delete on %s to manyhearts_app, manyhearts_platform', target);
end $$;
