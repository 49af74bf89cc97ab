-- Staff read the last messages of a conversation to decide about a held one.
alter table member_look drop constraint member_look_kind_check;
alter table member_look add constraint member_look_kind_check check (kind in ('file', 'address', 'as_others', 'conversation'));
