drop table mail_log;
