drop table staff_tries, staff_session, staff_recovery_code, staff_second_factor, staff_invitation;
alter table staff drop column password_hash;
