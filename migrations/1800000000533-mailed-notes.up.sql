-- A reply of the support to its copy of a complaint is a note that came by mail: only answers never have a mail's hash.
alter table complaint_message drop constraint complaint_message_check;
alter table complaint_message add constraint complaint_message_check check (
  (kind = 'reply') = (author is null) and (kind <> 'reply' or mail_key is not null) and (kind <> 'answer' or mail_key is null)
) not valid;
alter table complaint_message validate constraint complaint_message_check;
