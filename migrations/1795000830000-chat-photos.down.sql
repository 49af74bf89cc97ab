drop trigger message_photo_gone on message;
drop function message_photo_gone();
drop table chat_photo;
drop function chat_photo_gone();
drop sequence chat_photo_id;
