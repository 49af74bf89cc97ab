set local lock_timeout = '5s';
-- A refused check whose refusal an appeal has reversed is refused no longer. Its reasons stand in the decision alone.
alter table photo_check drop constraint photo_check_status_check;
alter table photo_check add constraint photo_check_status_check
  check (status in ('started', 'waiting', 'verified', 'refused', 'reversed', 'withdrawn', 'photos_gone', 'undecided'));
update photo_check c set status = 'reversed', reasons = '{}'
from decision d join appeal l on l.tenant_id = d.tenant_id and l.decision_id = d.id
where d.tenant_id = c.tenant_id and d.account_id = c.profile_id and d.kind = 'photo_check_refused'
  and d.content = jsonb_build_object('check', c.id) and l.outcome = 'reversed' and c.status = 'refused';
