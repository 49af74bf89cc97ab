alter table sign_in_tries drop column pending;
alter table staff_tries drop column pending;
