drop table notice_appeal;
drop index notice_appeal_link;
alter table notice drop column appeal_hash;
