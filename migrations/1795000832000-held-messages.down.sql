drop table held_message;
drop sequence held_message_id;
