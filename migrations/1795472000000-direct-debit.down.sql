drop table direct_debit;
drop table debit_file;
drop table phone_code;
drop table mandate;
alter table payment_attempt drop column booked_at, drop column credits_when;
