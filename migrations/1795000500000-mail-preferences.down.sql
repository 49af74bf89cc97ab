drop index account_waiting;
drop table activation_reminder, mail_soft_bounce, mail_suppression, mail_preference;
