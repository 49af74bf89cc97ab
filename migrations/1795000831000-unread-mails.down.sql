drop table unread_mail;
drop index chat_untold;
create index chat_unread on chat (unread_since) where unread_since is not null;
alter table chat drop column untold_since;
