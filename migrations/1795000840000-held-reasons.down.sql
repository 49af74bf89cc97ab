drop index held_message_pair;
alter table held_message drop column drop_reason;
