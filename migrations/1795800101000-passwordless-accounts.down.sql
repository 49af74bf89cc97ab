delete from passkey_challenge where (session_id is null) <> (user_handle is null);
alter table passkey_challenge add constraint passkey_challenge_check check ((session_id is null) = (user_handle is null));
alter table session drop column confirmed_at;
alter table account drop column has_password;
