drop function make_tenant_table(regclass);

alter default privileges grant usage on types to public;
alter default privileges grant execute on routines to public;
revoke usage on schema public from manyhearts_app, manyhearts_platform;
grant usage on schema public to public;
