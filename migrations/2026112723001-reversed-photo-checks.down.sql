set local lock_timeout = '5s';
update photo_check c set status = 'refused', reasons = d.reasons
from decision d
where d.tenant_id = c.tenant_id and d.account_id = c.profile_id and d.kind = 'photo_check_refused'
  and d.content = jsonb_build_object('check', c.id) and c.status = 'reversed';
alter table photo_check drop constraint photo_check_status_check;
alter table photo_check add constraint photo_check_status_check
  check (status in ('started', 'waiting', 'verified', 'refused', 'withdrawn', 'photos_gone', 'undecided'));
