drop table message;
drop table chat;
drop table conversation;
drop sequence conversation_id;
drop function change_position();
