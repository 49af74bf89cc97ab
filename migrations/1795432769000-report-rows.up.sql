-- Every report is a row of its own. The same words sent again while the first is open are one report: a retry, or two taps.
alter index report_open rename to report_open_before;
create unique index report_open on report (tenant_id, reporter_id, profile_id, reason, md5(text)) where closed_at is null;
drop index report_open_before;
