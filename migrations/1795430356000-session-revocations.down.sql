drop trigger revoke_closed on account;
drop trigger revoke_renewed on session;
drop trigger revoke_deleted on session;
drop function revoke_sessions_of_account();
drop function revoke_changed_session();
drop function revoke_deleted_sessions();
drop table session_revocation;
