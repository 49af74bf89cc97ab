drop table staff_mail_change;
