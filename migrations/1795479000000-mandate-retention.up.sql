-- Finds the mandates that were not used for long.
create index mandate_used on mandate (tenant_id, last_used_at);
