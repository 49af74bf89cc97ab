drop table push_subscription;
drop table push_key;
