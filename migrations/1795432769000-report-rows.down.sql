-- Before, a pair had one open report: the newest stays open.
update report r set closed_at = now(), closed_by = 'system', outcome = 'dismissed'
where closed_at is null and exists (
  select from report n
  where n.tenant_id = r.tenant_id and n.reporter_id = r.reporter_id and n.profile_id = r.profile_id
    and n.closed_at is null and n.id > r.id
);
drop index report_open;
create unique index report_open on report (tenant_id, reporter_id, profile_id) where closed_at is null;
