-- The six digits beside an activation link. Their hash is keyed: a million values are tried out in a moment.
alter table account_token
  add column code_hash bytea check (octet_length(code_hash) = 32),
  add column wrong_codes integer not null default 0 check (wrong_codes >= 0);
