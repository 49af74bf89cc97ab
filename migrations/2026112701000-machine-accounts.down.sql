set local lock_timeout = '5s';
-- Without the column nothing would tell them from people who were never invited.
delete from staff_token where staff_id in (select id from staff where machine);
alter table staff drop constraint staff_machine_check;
alter table staff drop column machine;
