drop table trial_mail;
