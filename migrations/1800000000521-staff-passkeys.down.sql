drop table staff_passkey_challenge;
drop table staff_passkey;
