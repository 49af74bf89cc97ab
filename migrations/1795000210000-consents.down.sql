alter table account drop column signup_member, drop column signup_answers;
drop table consent;
