delete from complaint_message where kind = 'note' and mail_key is not null;
alter table complaint_message drop constraint complaint_message_check;
alter table complaint_message add constraint complaint_message_check
  check ((kind = 'reply') = (author is null) and (kind = 'reply') = (mail_key is not null));
