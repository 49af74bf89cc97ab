-- Accounts that were opened with a passkey have no password that anybody knows: their hash is one of random bits, so that
-- a sign-in with a password takes the same way and says the same.
alter table account add column has_password boolean not null default true;

-- When the session's member proved with a passkey who they are. It confirms one act, within minutes.
alter table session add column confirmed_at timestamptz;

-- A visitor who signs up has a handle for the device and no session yet; what a member confirms has a session and no handle.
alter table passkey_challenge drop constraint passkey_challenge_check;
