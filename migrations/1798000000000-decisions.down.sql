delete from report where reporter_id is null or profile_id is null;
alter table report alter column reporter_id set not null;
alter table report alter column profile_id set not null;
drop table notice, appeal, statement, decision;
drop sequence decision_id, notice_id, appeal_id;
