alter table photo alter column id set default nextval('photo_id');
alter table report alter column id set default nextval('report_id');
alter table conversation alter column id set default nextval('conversation_id');
alter table chat_photo alter column id set default nextval('chat_photo_id');
alter table held_message alter column id set default nextval('held_message_id');

alter sequence profile_id maxvalue 2147483647;
alter sequence photo_id maxvalue 2147483647;
alter sequence report_id maxvalue 2147483647;
alter sequence conversation_id maxvalue 2147483647;
alter sequence chat_photo_id maxvalue 2147483647;
alter sequence held_message_id maxvalue 2147483647;

drop function current_id(text), next_id(text), permuted_id(text, bigint);
drop table id_key;
