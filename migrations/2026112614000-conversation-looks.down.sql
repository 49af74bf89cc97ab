-- The audit keeps these looks.
delete from member_look where kind = 'conversation';
alter table member_look drop constraint member_look_kind_check;
alter table member_look add constraint member_look_kind_check check (kind in ('file', 'address', 'as_others'));
